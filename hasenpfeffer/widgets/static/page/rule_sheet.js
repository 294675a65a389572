(()=>{var{useCallback:q,useContext:D,useDebugValue:G,useEffect:K,useErrorBoundary:F,useId:V,useImperativeHandle:Q,useLayoutEffect:U,useMemo:X,useReducer:Y,useRef:k,useState:Z}=hasenpfeffer.shared["preact/hooks"];var{Back:te,Card:se,nameOf:ne,pip:u,sign:d}=hasenpfeffer.shared.cards;var{html:o}=hasenpfeffer.shared.html;var{BrokenLink:ie,CopyLink:y,linkTo:ae,usePosition:pe}=hasenpfeffer.shared.links;var{STRINGS:le,addStrings:w,capital:f,fill:h,say:a}=hasenpfeffer.shared.strings;var{CHANGED:de,CLASSIC:fe,RulesError:he,allows:me,nearest:$e,presets:xe,problemOf:ge,quoted:ke,read:ye,rulesOf:we,titleOfRules:Oe,written:O}=hasenpfeffer.shared.rules_text;var _=([e,s,n,r,t])=>({value:e,label:s,sentence:n,source:r,effect:t});function N(e,s){let{question:n,values:r,numbers:t,moot:i}=e.switches[s],[l,c,...p]=t??[];return{name:s,question:n,answers:r.map(_),numbers:t&&{from:l,to:c,at:g=>_([g,...p.map(B=>h(B,{n:String(g)}))])},moot:i&&{switch:i[0],value:i[1],sentence:i[2]}}}function j(e,s,n){if(s==="calls"){let[t,i]=e.ladders[O(n)];return{value:n,label:n.slice(1).join(", "),sentence:t,source:i,effect:""}}let r=N(e,s);return r.answers.find(t=>t.value===n)??r.numbers.at(n)}function m(e,s,n){let r=e.switches[s]?.moot;return r&&n[r[0]]===r[1]?r[2]:""}function v(e,s){let n=r=>{if(Array.isArray(r))return{sentence:r[0],source:r[1],name:null};let{sentence:t,source:i}=j(e,r,s[r]);return{sentence:m(e,r,s)||t,source:i,name:r}};return e.contents.map(([r,t])=>({title:r,lines:t.map(n)}))}var S=(e,s)=>`${e}#rule-${s.toLowerCase()}`;function b(e,s,n,r){let{stake:t,failed:i,made:l}=e.worth[n][r],c=[...i[s.failed_costs][2],...l[s.made_scores][2]],p=e.all_six.prizes[t][2][s.all_six_scores-e.all_six.lowest];return p!==void 0&&(c[e.all_six.taken]=p),c}var{Button:$,Status:Ce,SuitChooser:Le,arrows:Re}=hasenpfeffer.shared.parts;var C=e=>String(e).replace("-","−");function L(e){let s=document.createElement("div");s.className="hp-print",s.append(e.cloneNode(!0)),document.body.append(s),document.documentElement.classList.add("hp-printing");let n=()=>{s.remove(),document.documentElement.classList.remove("hp-printing")};addEventListener("afterprint",n,{once:!0}),print()}var{CLASSIC:Je,chosen:Te,linkWith:R,presets:Be,readRules:M,remembers:Ne,setRules:je,subscribe:Me,titleOfRules:E,useRules:A}=hasenpfeffer.shared.rules;var{about:Pe,best:He,choices:qe,compare:De,counts:Ge,inOrder:Ke,open:W,refusal:Fe,split:Ve,titleOf:Qe,whyItLoses:Ue,whyItWins:Xe}=hasenpfeffer.shared.tables;w({"sheet.label":"Rule sheet","sheet.title":"Hasenpfeffer: {name}","sheet.trumps":"Cards, best first","sheet.whenTrump":"{suit} are trump","sheet.short":"{suit}, without their jack","sheet.plain":"Any other suit","sheet.joker":"Joker","sheet.points":"Points for the declarers","sheet.bid":"Bid","sheet.taken":"Tricks they take","sheet.alone":"When the declarer goes alone","sheet.print":"Print this sheet","sheet.text":"The sheet above is complete. With JavaScript it follows the rules you choose, and prints on one page."});var x=e=>e[0]==="T"?"10":e[0],z=({title:e,lines:s,sources:n})=>o`<div class="hp-sheet-part" role="group" aria-label=${e}>
  <p class="hp-sheet-head">${e}</p>
  <ul>${s.map(({sentence:r,source:t,name:i})=>o`<li key=${i??r} data-switch=${i}>
    ${r} <a class="hp-line" href=${S(n,t)} aria-label=${a("house.source",{source:t})}>${t}</a></li>`)}</ul>
</div>`;function I({cards:e,words:s}){return o`<span class="hp-order"><span class="hp-hidden">${e.map(n=>s.names[n]).join(a("list.comma"))}</span>
    ${e.map(n=>o`<span key=${n} class="hp-mini" aria-hidden="true">
      ${n==="JK"?o`${d("s-JK","hp-pip")}${a("sheet.joker")}`:o`${x(n)}${x(n)==="J"&&u(n[1])}`}</span>`)}</span>`}function P({game:e}){let s=W(e),n=s.suits.map(t=>s.trumps[t]),r=n[0].suits.find(({suit:t})=>t!==n[0].suit&&t!==n[0].gone.suit);return o`<div class="hp-sheet-part hp-sheet-cards" role="group" aria-label=${a("sheet.trumps")}><p class="hp-sheet-head">${a("sheet.trumps")}</p>
    <ul>${n.map(t=>o`<li key=${t.suit}>
        <b>${u(t.suit)} ${a("sheet.whenTrump",{suit:f(s.many[t.suit])})}</b>
        <${I} cards=${t.suits[0].cards} words=${s} />
        <div><i>${a("sheet.short",{suit:f(s.many[t.gone.suit])})}</i>
          <${I} cards=${t.suits.find(({suit:i})=>i===t.gone.suit).cards} words=${s} /></div></li>`)}
      <li><i>${a("sheet.plain")}</i><span class="hp-order">${r.cards.map(t=>o`<span class="hp-mini">${x(t)}</span>`)}</span></li></ul>
  </div>`}var J=({rows:e,head:s})=>o`<tbody>
  ${s&&o`<tr><th class="hp-points-part" colspan=${e[0].points.length+1} scope="rowgroup">${s}</th></tr>`}
  ${e.map(({call:n,points:r})=>o`<tr key=${n}><th scope="row">${n}</th>
    ${r.map(t=>o`<td class=${t<0?"is-lost":""}>${C(t)}</td>`)}</tr>`)}
</tbody>`;function H({tables:e,meanings:s,switches:n}){let r=c=>n.calls.slice(1).map(p=>({call:p,points:b(e,n,p,c)})),[t,i]=[r(1),r(n.alone_stake)],l=!m(s,"alone_stake",n)&&JSON.stringify(t)!==JSON.stringify(i);return o`<div class="hp-sheet-part" role="group" aria-label=${a("sheet.points")}><p class="hp-sheet-head">${a("sheet.points")}</p>
    <table class="hp-points">
      <thead><tr><th rowspan="2" scope="col">${a("sheet.bid")}</th><th colspan=${t[0].points.length} scope="colgroup">${a("sheet.taken")}</th></tr>
        <tr>${t[0].points.map((c,p)=>o`<th scope="col">${p}</th>`)}</tr></thead>
      <${J} rows=${t} />
      ${l&&o`<${J} rows=${i} head=${a("sheet.alone")} />`}
    </table></div>`}function T({model:e}){let[s]=A(e.get("pinned")),n=k(null),r=e.get("meanings");return o`<div class="hp-widget hp-sheet" role="group" aria-label=${a("sheet.label")}>
    <div class="hp-paper" ref=${n}>
      <p class="hp-sheet-title">${d("hare","hp-sheet-hare")}<span>${a("sheet.title",{name:E(s)})}</span></p>
      <div class="hp-sheet-body">
        ${v(r,s.switches).map(t=>o`<${z} key=${t.title} ...${t} sources=${e.get("sources")} />`)}
        <${H} tables=${e.get("points")} meanings=${r} switches=${s.switches} />
        <${P} game=${e.get("game")} />
      </div>
    </div>
    <p class="hp-row">
      <${$} go=${!0} icon="print" onClick=${()=>L(n.current)}>${a("sheet.print")}</${$}>
      <${y} model=${e} position=${s.text} make=${t=>R(t,s.text)} />
    </p>
  </div>`}hasenpfeffer.add("rule_sheet",{Widget:T});})();
