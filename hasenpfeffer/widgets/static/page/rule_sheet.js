(()=>{var{useEffect:F,useLayoutEffect:H,useMemo:I,useRef:k,useState:D}=hasenpfeffer.shared["preact/hooks"];var{pip:d,sign:f}=hasenpfeffer.shared.cards;var{html:o}=hasenpfeffer.shared.html;var{CopyLink:y}=hasenpfeffer.shared.links;var{addStrings:w,capital:h,fill:u,say:p}=hasenpfeffer.shared.strings;var{CLASSIC:Y,RulesError:Z,presets:ee,read:te,written:_}=hasenpfeffer.shared.rules_text;var O=([e,s,n,r,t])=>({value:e,label:s,sentence:n,source:r,effect:t});function z(e,s){let{question:n,values:r,numbers:t,moot:i}=e.switches[s],[l,c,...a]=t??[];return{name:s,question:n,answers:r.map(O),numbers:t&&{from:l,to:c,at:g=>O([g,...a.map(T=>u(T,{n:String(g)}))])},moot:i&&{switch:i[0],value:i[1],sentence:i[2]}}}function N(e,s,n){if(s==="calls"){let[t,i]=e.ladders[_(n)];return{value:n,label:n.slice(1).join(", "),sentence:t,source:i,effect:""}}let r=z(e,s);return r.answers.find(t=>t.value===n)??r.numbers.at(n)}function m(e,s,n){let r=e.switches[s]?.moot;return r&&n[r[0]]===r[1]?r[2]:""}function v(e,s){let n=r=>{if(Array.isArray(r))return{sentence:r[0],source:r[1],name:null};let{sentence:t,source:i}=N(e,r,s[r]);return{sentence:m(e,r,s)||t,source:i,name:r}};return e.contents.map(([r,t])=>({title:r,lines:t.map(n)}))}var S=(e,s)=>`${e}#rule-${s.toLowerCase()}`;function L(e,s,n,r){let{stake:t,failed:i,made:l}=e.worth[n][r],c=[...i[s.failed_costs][2],...l[s.made_scores][2]],a=e.all_six.prizes[t][2][s.all_six_scores-e.all_six.lowest];return a!==void 0&&(c[e.all_six.taken]=a),c}var{Button:$}=hasenpfeffer.shared.parts;var b=e=>String(e).replace("-","−");function R(e){let s=document.createElement("div");s.className="hp-print",s.append(e.cloneNode(!0)),document.body.append(s),document.documentElement.classList.add("hp-printing");let n=()=>{s.remove(),document.documentElement.classList.remove("hp-printing")};addEventListener("afterprint",n,{once:!0}),print()}var{linkWith:C,readRules:B,titleOfRules:E,useRules:J}=hasenpfeffer.shared.rules;var{open:W,titleOf:de}=hasenpfeffer.shared.tables;w({"sheet.label":"Rule sheet","sheet.title":"Hasenpfeffer: {name}","sheet.trumps":"Cards, best first","sheet.whenTrump":"{suit} are trump","sheet.short":"{suit}, without their jack","sheet.plain":"Any other suit","sheet.joker":"Joker","sheet.points":"Points for the declarers","sheet.bid":"Bid","sheet.taken":"Tricks they take","sheet.alone":"When the declarer goes alone","sheet.print":"Print this sheet","sheet.text":"The sheet above is complete. With JavaScript it follows the rules you choose, and prints on one page."});var x=e=>e[0]==="T"?"10":e[0],P=({title:e,lines:s,sources:n})=>o`<div class="hp-sheet-part" role="group" aria-label=${e}>
  <p class="hp-sheet-head">${e}</p>
  <ul>${s.map(({sentence:r,source:t,name:i})=>o`<li key=${i??r} data-switch=${i}>
    ${r} <a class="hp-line" href=${S(n,t)} aria-label=${p("house.source",{source:t})}>${t}</a></li>`)}</ul>
</div>`;function A({cards:e,words:s}){return o`<span class="hp-order"><span class="hp-hidden">${e.map(n=>s.names[n]).join(p("list.comma"))}</span>
    ${e.map(n=>o`<span key=${n} class="hp-mini" aria-hidden="true">
      ${n==="JK"?o`${f("s-JK","hp-pip")}${p("sheet.joker")}`:o`${x(n)}${x(n)==="J"&&d(n[1])}`}</span>`)}</span>`}function K({game:e}){let s=W(e),n=s.suits.map(t=>s.trumps[t]),r=n[0].suits.find(({suit:t})=>t!==n[0].suit&&t!==n[0].gone.suit);return o`<div class="hp-sheet-part hp-sheet-cards" role="group" aria-label=${p("sheet.trumps")}><p class="hp-sheet-head">${p("sheet.trumps")}</p>
    <ul>${n.map(t=>o`<li key=${t.suit}>
        <b>${d(t.suit)} ${p("sheet.whenTrump",{suit:h(s.many[t.suit])})}</b>
        <${A} cards=${t.suits[0].cards} words=${s} />
        <div><i>${p("sheet.short",{suit:h(s.many[t.gone.suit])})}</i>
          <${A} cards=${t.suits.find(({suit:i})=>i===t.gone.suit).cards} words=${s} /></div></li>`)}
      <li><i>${p("sheet.plain")}</i><span class="hp-order">${r.cards.map(t=>o`<span class="hp-mini">${x(t)}</span>`)}</span></li></ul>
  </div>`}var j=({rows:e,head:s})=>o`<tbody>
  ${s&&o`<tr><th class="hp-points-part" colspan=${e[0].points.length+1} scope="rowgroup">${s}</th></tr>`}
  ${e.map(({call:n,points:r})=>o`<tr key=${n}><th scope="row">${n}</th>
    ${r.map(t=>o`<td class=${t<0?"is-lost":""}>${b(t)}</td>`)}</tr>`)}
</tbody>`;function q({tables:e,meanings:s,switches:n}){let r=c=>n.calls.slice(1).map(a=>({call:a,points:L(e,n,a,c)})),[t,i]=[r(1),r(n.alone_stake)],l=!m(s,"alone_stake",n)&&JSON.stringify(t)!==JSON.stringify(i);return o`<div class="hp-sheet-part" role="group" aria-label=${p("sheet.points")}><p class="hp-sheet-head">${p("sheet.points")}</p>
    <table class="hp-points">
      <thead><tr><th rowspan="2" scope="col">${p("sheet.bid")}</th><th colspan=${t[0].points.length} scope="colgroup">${p("sheet.taken")}</th></tr>
        <tr>${t[0].points.map((c,a)=>o`<th scope="col">${a}</th>`)}</tr></thead>
      <${j} rows=${t} />
      ${l&&o`<${j} rows=${i} head=${p("sheet.alone")} />`}
    </table></div>`}function M({model:e}){let[s]=J(e.get("pinned")),n=k(null),r=e.get("meanings");return o`<div class="hp-widget hp-sheet" role="group" aria-label=${p("sheet.label")}>
    <div class="hp-paper" ref=${n}>
      <p class="hp-sheet-title">${f("hare","hp-sheet-hare")}<span>${p("sheet.title",{name:E(s)})}</span></p>
      <div class="hp-sheet-body">
        ${v(r,s.switches).map(t=>o`<${P} key=${t.title} ...${t} sources=${e.get("sources")} />`)}
        <${q} tables=${e.get("points")} meanings=${r} switches=${s.switches} />
        <${K} game=${e.get("game")} />
      </div>
    </div>
    <p class="hp-row">
      <${$} go=${!0} icon="print" onClick=${()=>R(n.current)}>${p("sheet.print")}</${$}>
      <${y} model=${e} position=${s.text} make=${t=>C(t,s.text)} />
    </p>
  </div>`}hasenpfeffer.add("rule_sheet",{Widget:M});})();
