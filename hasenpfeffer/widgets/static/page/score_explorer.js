(()=>{var{useEffect:Be,useLayoutEffect:Ae,useMemo:We,useRef:Ne,useState:W}=hasenpfeffer.shared["preact/hooks"];var{pip:De,sign:b}=hasenpfeffer.shared.cards;var{html:l}=hasenpfeffer.shared.html;var{BrokenLink:ee,CopyLink:se,usePosition:re}=hasenpfeffer.shared.links;var{addStrings:T,capital:te,fill:N,say:a}=hasenpfeffer.shared.strings;var{CLASSIC:Ie,RulesError:qe,presets:Ge,read:Ke,written:ye}=hasenpfeffer.shared.rules_text;var oe=(e,s)=>`${e}#rule-${s.toLowerCase()}`;var P=new WeakMap;function ne(e){if(!P.has(e)){let s=e.seats.map(([r])=>r);P.set(e,{...e,seats:s,names:e.seats.map(([,r])=>r)})}return P.get(e)}var D=e=>String(e).replace("-","−");var ie=e=>e.reduce((s,r)=>s+r,0),L=(e,s,r)=>ie(r.map(t=>s[e.seats.indexOf(t)]));function be(e,s,r,t){let o=L(e,r.tricks,t),{failed:n,made:c,stake:p}=e.worth[r.bid][r.alone?s.alone_stake:1],f={bid:r.bid,taken:o,stake:p};if(o===e.all_six.taken){let[d,x,_]=e.all_six.prizes[p],$=_[s.all_six_scores-e.all_six.lowest];if($!==void 0)return{seats:t,points:$,key:d,rule:x,facts:f}}let h=n[s.failed_costs],[g,k,u]=o in h[2]?h:c[s.made_scores];return{seats:t,points:u[o in h[2]?o:o-h[2].length],key:g,rule:k,facts:f}}function we(e,s,r,t){let o=L(e,r.tricks,t),[n,c,p]=s[o];return{seats:t,points:p,key:n,rule:c,facts:{taken:o}}}function M(e,s,r){let[t,o]=e.sides[r.declarer],{singly:n,lines:c}=e.defenders[s.defenders],p=n?o.map(f=>[f]):[o];return[be(e,s,r,t),...p.map(f=>we(e,c,r,f))]}var ce=(e,s)=>e.seats.map(r=>ie(s.filter(t=>t.seats.includes(r)).map(t=>t.points))),w=(e,s,r)=>{let[t,o]=r.map(n=>s[e.seats.indexOf(n)]);return o===void 0?t:a("list.two",{first:t,second:o})},j=(e,s,r)=>N(e.say[r.key],{names:w(e,s,r.seats),points:D(r.points),...r.facts});var{presets:H,readRules:z,useRules:ae}=hasenpfeffer.shared.rules;var R=(e,s)=>e.seats.indexOf(s);function O(e,s){let[r,t]=e.sides[s];return{partner:r.find(o=>o!==s),others:t}}function I(e,s){let[r,t,o="",n="",...c]=s.split(".");if(!(e.bids.includes(r)&&e.seats.includes(t)&&/^[0-6]{4}$/.test(o)&&["","alone"].includes(n)&&!s.endsWith(".")&&c.length===0))return null;let f=[...o].map(Number);if(f.reduce((g,k)=>g+k,0)!==e.all_six.taken)return null;let h={bid:r,declarer:t,tricks:f,alone:n!==""};return h.alone&&f[R(e,O(e,t).partner)]?null:h}var q=({bid:e,declarer:s,tricks:r,alone:t})=>[e,s,r.join(""),...t?["alone"]:[]].join("."),G=(e,s,r)=>s.alone&&r===O(e,s.declarer).partner,B=(e,s,r,t)=>({...s,tricks:s.tricks.map((o,n)=>o+(n===R(e,t))-(n===R(e,r)))}),v=(e,s)=>r=>s.tricks[R(e,r)],E=(e,s)=>e.reduce((r,t)=>s(t)>s(r)?t:r),ve=(e,s)=>e.reduce((r,t)=>s(t)<s(r)?t:r);function K(e,s,r){let t=v(e,s),{partner:o,others:n}=O(e,r),c=t(E(n,t))?E(n,t):o;return t(c)?c:null}function V(e,s,r){let t=v(e,s),o=O(e,r).others.filter(n=>!G(e,s,n));return t(r)?ve(o,t):null}var le=(e,s,r,t)=>B(e,s,r,t);function S(e,s,r){let t=e.sides[s.declarer][0],o=s;for(;;){let n=t.reduce((c,p)=>c+v(e,o)(p),0);if(n===r)return o;if(n<r)o=B(e,o,K(e,o,s.declarer),s.declarer);else{let c=E(t,v(e,o));o=B(e,o,c,V(e,o,c))}}}function pe(e,s){if(!s.alone)return s;let{partner:r}=O(e,s.declarer),t=s;for(;v(e,t)(r);)t=B(e,t,r,s.declarer);return t}var{Button:es,arrows:de}=hasenpfeffer.shared.parts;T({"bid.little":"little pepper","bid.big":"big pepper","score.rules":"Rules: {name}","score.alone":"{name} plays alone","score.tricksOf":"Tricks of {name}","score.more":"One more for {name}","score.less":"One less for {name}","score.partnerRests":"{name} sits out while {declarer} plays alone, and takes no trick."});var F=({label:e,options:s,chosen:r,onChoose:t,kind:o=""})=>l`<div class=${`hp-pick ${o}`} role="group" aria-label=${e} onKeyDown=${de}>
  ${s.map(([n,c])=>l`<button type="button" key=${n} data-value=${n} aria-pressed=${String(n===r)}
    onClick=${()=>t(n)}>${c}</button>`)}
</div>`,ue=({name:e,value:s,less:r,more:t,onLess:o,onMore:n,rests:c})=>l`<div class=${c?"hp-tally is-out":"hp-tally"} role="group" aria-label=${a("score.tricksOf",{name:e})}>
  <span class="hp-tally-name">${e}</span>
  <button type="button" aria-label=${a("score.less",{name:e})} aria-disabled=${String(!r)} onClick=${o}>${b("i-minus")}</button>
  <b class="hp-tally-count">${s}</b>
  <button type="button" aria-label=${a("score.more",{name:e})} aria-disabled=${String(!t)} onClick=${n}>${b("i-plus")}</button>
</div>`,A=({points:e,change:s})=>l`<span class=${e<0?"hp-pts is-minus":"hp-pts"}>${s&&e>0?"+":""}${D(e)}</span>`,J=e=>Number(e)?e:a(`bid.${e}`);var Q=100,Oe=e=>e.reduce((s,{points:r})=>s+r,0);function Se(e,s,r){let o=[...Array(e.all_six.taken+1).keys()].map(n=>M(e,s.switches,S(e,{...r,bid:s.bid},n)));return{name:s.name,declarers:o.map(([n])=>n.points),defenders:o.map(([,...n])=>Oe(n))}}function _e({rows:e,low:s,high:r,taken:t}){let o=p=>(r-p)/(r-s)*Q,n=(p,f)=>l`<rect class=${p<0?"hp-bar is-minus":"hp-bar"} x=${f*100+22} width="56"
    y=${o(Math.max(p,0))} height=${Math.max(Math.abs(o(p)-o(0)),1)} />`,c=(p,f)=>l`<rect class="hp-bar-other" x=${f*100+10} width="80" y=${o(p)-2} height="4" />`;return l`<svg class="hp-strip" viewBox=${`0 -4 700 ${Q+8}`} preserveAspectRatio="none" role="img"
      aria-label=${a("score.chartText",{name:e.name,points:e.declarers.map(p=>String(p).replace("-","−")).join(a("list.comma"))})}>
    <rect class="hp-strip-now" x=${t*100+2} width="96" y="-4" height=${Q+8} />
    ${e.declarers.map(n)}
    <rect class="hp-strip-zero" x="0" width="700" y=${o(0)-.6} height="1.2" />
    ${e.defenders.map(c)}
  </svg>`}function fe({label:e,points:s,taken:r}){return l`<tbody><tr><th scope="rowgroup" colspan=${s.length}>${e}</th></tr>
    <tr>${s.map((t,o)=>l`<td class=${o===r?"is-now":""}><${A} points=${t} /></td>`)}</tr></tbody>`}function me({tables:e,games:s,hand:r,taken:t,players:o,onTaken:n}){let c=s.map(u=>Se(e,u,r)),p=c.flatMap(({declarers:u,defenders:d})=>[...u,...d,0]),[f,h]=[Math.min(...p),Math.max(...p,1)],g=[...Array(e.all_six.taken+1).keys()],k=w(e,o,e.sides[r.declarer][0]);return l`<div class="hp-strips" role="group" aria-label=${a("score.chart")}>
    <p class="hp-strips-key"><span class="hp-key-bar">${a("score.declarers")}</span><span class="hp-key-tick">${a("score.defenders")}</span></p>
    ${c.map(u=>l`<div key=${u.name} class="hp-strip-of">${c.length>1&&l`<p>${u.name}</p>`}
      <${_e} rows=${u} low=${f} high=${h} taken=${t} /></div>`)}
    <input class="hp-slide" type="range" min="0" max=${e.all_six.taken} step="1" value=${t} aria-label=${a("score.side",{names:k})}
      aria-valuetext=${a("score.sideText",{taken:t})} onInput=${u=>n(Number(u.target.value))} />
    <table class="hp-strip-table"><caption class="hp-hidden">${a("score.table")}</caption>
      <thead><tr>${g.map(u=>l`<th scope="col" class=${u===t?"is-now":""}>${u}</th>`)}</tr></thead>
      ${c.map(({name:u,declarers:d,defenders:x})=>l`
        <${fe} label=${a("score.rowDeclarers",{name:u})} points=${d} taken=${t} />
        <${fe} label=${a("score.rowDefenders",{name:u})} points=${x} taken=${t} />`)}
    </table>
  </div>`}T({"score.label":"Score explorer","score.who":"Who bids?","score.what":"What is bid?","score.tricks":"Who takes the six tricks?","score.side":"Tricks of {names} together","score.sideNow":"{names}, who bid, take {taken} of 6","score.sideText":"{taken} of 6","score.beside":"Set other rules beside these","score.nothing":"none","score.noBid":"Nobody can bid {bid} under these rules.","score.notAlone":"Nobody plays alone under these rules: this is what both partners together score.","score.ledgers":"Points of this hand","score.chart":"Points for every number of tricks","score.chartText":"{name}: taking none to all six tricks, the declarers score {points}.","score.declarers":"Declarers","score.defenders":"Defenders","score.table":"Points for every number of tricks that the declarers take","score.rowDeclarers":"{name}: declarers","score.rowDefenders":"{name}: defenders together","score.rule":"Rule {rule}","score.noneToTake":"{name} has no trick to give away.","score.allTaken":"{name} has all six tricks.","score.noneLeft":"{names} have no trick to give away.","score.allTheirs":"{names} have all six tricks.","score.given":"{from} gives a trick to {to}.","score.text":"{rules} {lines}"});function Ce(e,s,r){let t=e.same[r.bid].find(c=>s.switches.calls.includes(c)),o=r.alone&&e.alone[s.switches.alone],n=t&&M(e,s.switches,{...r,bid:t,alone:o});return{...s,bid:t,alone:o,lines:n}}function $e(e,s,r){let t=s.switches.calls.slice(1),o=(r?.switches.calls.slice(1)??[]).filter(n=>!e.same[n].some(c=>t.includes(c)));return e.bids.filter(n=>t.includes(n)||o.includes(n))}function Te({tables:e,game:s,seats:r,points:t}){let o=c=>t[e.seats.indexOf(c)],n=e.by_side[s.switches.defenders]?[r]:r.map(c=>[c]);return l`<div class="hp-tot">${n.map(c=>l`<p key=${c[0]}><small>${w(e,e.names,c)}</small>
    <b><${A} points=${o(c[0])} change /></b></p>`)}</div>`}function Le({tables:e,game:s,hand:r,sources:t}){let o=s.lines&&ce(e,s.lines);return l`<section class="hp-score-of">
    <p class="hp-score-name">${a("score.rules",{name:s.name})}</p>
    ${!s.bid&&l`<p class="hp-score-note">${a("score.noBid",{bid:J(r.bid)})}</p>`}
    ${s.lines&&l`<div class="hp-tots" role="group" aria-label=${a("score.ledgers")}>
        ${e.sides[r.declarer].map(n=>l`<${Te} key=${n[0]} tables=${e} game=${s} seats=${n} points=${o} />`)}</div>
      <ul class="hp-score-lines">${s.lines.map(n=>l`<li key=${n.seats[0]}>${j(e,e.names,n)} <a class="hp-line"
        href=${oe(t,n.rule)} aria-label=${a("score.rule",{rule:n.rule})}>${n.rule}</a></li>`)}</ul>
      ${r.alone&&!s.alone&&l`<p class="hp-score-note">${a("score.notAlone")}</p>`}`}
  </section>`}function Me({tables:e,names:s,taken:r,onTaken:t,onSay:o}){let[n,c]=[r===0,r===e.all_six.taken];return l`<div class="hp-score-side"><p>${a("score.sideNow",{names:s,taken:r})}</p>
    <button type="button" aria-label=${a("score.less",{name:s})} aria-disabled=${String(n)}
      onClick=${()=>n?o(a("score.noneLeft",{names:s})):t(r-1)}>${b("i-minus")}</button>
    <button type="button" aria-label=${a("score.more",{name:s})} aria-disabled=${String(c)}
      onClick=${()=>c?o(a("score.allTheirs",{names:s})):t(r+1)}>${b("i-plus")}</button>
  </div>`}var Re=e=>e?z(e):null;function he({model:e}){let s=ne(e.get("game")),r=i=>{let m=I(s,i);return m&&q(m)},{position:t,place:o,broken:n,change:c}=re(e,r),[p]=ae(e.get("rules")),[f,h]=W(e.get("compare")),[g,k]=W(""),u=Re(f),d=I(s,t),x=[p,u].filter(Boolean).map(i=>Ce(s,i,d)),_=x.filter(({lines:i})=>i),$=i=>s.names[s.seats.indexOf(i)],y=(i,m="")=>{k(m),c(q(pe(s,{...d,...i})))},U=(i,m,C)=>i&&m?y(le(s,d,i,m),a("score.given",{from:$(i),to:$(m)})):k(C),[X]=s.sides[d.declarer],Y=L(s,d.tricks,X),ke=d.alone||x.some(({switches:i})=>s.alone[i.alone]),xe=i=>{let m=G(s,d,i),[C,Z]=[m?null:K(s,d,i),V(s,d,i)];return l`<${ue} key=${i} name=${$(i)} value=${d.tricks[s.seats.indexOf(i)]} less=${Z} more=${C} rests=${m}
      onLess=${()=>U(i,Z,a("score.noneToTake",{name:$(i)}))}
      onMore=${()=>U(C,i,m?a("score.partnerRests",{name:$(i),declarer:$(d.declarer)}):a("score.allTaken",{name:$(i)}))} />`},ge=[...H,...[e.get("compare")].filter(i=>i&&H.every(m=>m.text!==i)).map(z)];return l`<div class="hp-widget hp-score" role="group" aria-label=${a("score.label")} ref=${o}>
    <${ee} broken=${n} />
    <div class="hp-score-asks">
      <div><p class="hp-ask">${a("score.who")}</p>
        <${F} label=${a("score.who")} options=${s.seats.map(i=>[i,$(i)])} chosen=${d.declarer} onChoose=${i=>y({declarer:i})} kind="is-four" /></div>
      <div><p class="hp-ask">${a("score.what")}</p>
        <${F} label=${a("score.what")} options=${$e(s,p,u).map(i=>[i,te(J(i))])}
          chosen=${s.same[d.bid].find(i=>$e(s,p,u).includes(i))} onChoose=${i=>y({bid:i})} /></div>
      ${ke&&l`<button type="button" class="hp-button hp-alone" aria-pressed=${String(d.alone)} onClick=${()=>y({alone:!d.alone})}>${a("score.alone",{name:$(d.declarer)})}</button>`}
    </div>
    <p class="hp-ask">${a("score.tricks")}</p>
    <div class="hp-tallies">${s.seats.map(xe)}</div>
    <${Me} tables=${s} names=${w(s,s.names,X)} taken=${Y}
      onTaken=${i=>y(S(s,d,i))} onSay=${k} />
    ${_.length>0&&l`<${me} tables=${s} games=${_} hand=${d} taken=${Y} players=${s.names} onTaken=${i=>y(S(s,d,i))} />`}
    <div class=${x.length>1?"hp-score-two":""}>${x.map((i,m)=>l`<${Le} key=${m} tables=${s} game=${i} hand=${d} sources=${e.get("sources")} />`)}</div>
    <p class="hp-score-said" role="status">${g}<span class="hp-hidden"> ${x.flatMap(({lines:i})=>(i??[]).map(m=>j(s,s.names,m))).join(" ")}</span></p>
    <div class="hp-row">
      <label class="hp-beside">${a("score.beside")} <select onChange=${i=>h(i.target.value)}>
        <option value="" selected=${!f}>${a("score.nothing")}</option>
        ${ge.map(i=>l`<option key=${i.text} value=${i.text} selected=${i.text===f}>${i.name}</option>`)}</select></label>
      <${se} model=${e} position=${t} />
    </div>
  </div>`}hasenpfeffer.add("score_explorer",{Widget:he});})();
