(()=>{var{Card:m,pip:O,sign:w}=hasenpfeffer.shared.cards;var{html:c}=hasenpfeffer.shared.html;var{useModel:$}=hasenpfeffer.shared.model;var{Status:g,arrows:u}=hasenpfeffer.shared.parts;var{addStrings:y,capital:C,fill:K,say:p}=hasenpfeffer.shared.strings;var{about:b,best:v,open:x,titleOf:S,whyItLoses:k,whyItWins:N}=hasenpfeffer.shared.tables;y({"who.label":"A trick to judge","who.cards":"The cards of the trick","who.notYet":"Not yet.","who.again":"Try another card.","who.have":"You have it. {seat} wins:","who.answer":"Answer: {seat} wins with the {card}: {reason}","who.played":"{seat} played the {card}"});function W(e){let t=x(e.get("game")),r=e.get("plays").map(([s,h])=>({seat:s,card:h})),a=r.map(({card:s})=>s),o=t.trumps[e.get("trump")],i=r.find(({card:s})=>s===v(o,a));return{words:t,plays:r,cards:a,trump:o,winner:i}}function q({words:e,plays:t,cards:r,trump:a,winner:o},i){let s=t.find(h=>h.seat===i).card;return i!==o.seat?{icon:"i-retry",verdict:p("who.notYet"),reason:k(a,r,s),more:p("who.again")}:{icon:"e-K",verdict:p("who.have",{seat:e.seatNames[i]}),reason:N(a,r),more:b(a,s)}}function I({model:e}){let[t,r]=$(e,"position"),a=W(e),{words:o,plays:i,trump:s,winner:h}=a,l=t===h.seat;return c`<div class=${`hp-widget hp-felt hp-who ${e.get("links").length?"is-opening":""}`} role="group" aria-label=${p("who.label")}>
    ${w("hare","hp-who-hare")}
    <p class="hp-question">${e.get("question")}</p>
    ${e.get("lead")&&c`<p class="hp-lead">${e.get("lead")}</p>`}
    <div class="hp-who-cards" role="group" aria-label=${p("who.cards")} onKeyDown=${u}>
      ${i.map(({seat:n,card:f},d)=>c`<div key=${n}>
        <${m} card=${f} trump=${l&&s} names=${o.names} size="fluid"
          states=${l&&n===h.seat?["wins"]:d===0?["led"]:[]}
          more=${p("card.by",{seat:o.seatNames[n]})} pressed=${n===t} onPress=${()=>r(n)} />
        <span class="hp-who-seat">${o.seatNames[n]}</span>
      </div>`)}
    </div>
    <${g} ...${t?q(a,t):{reason:e.get("hint")}} />
    ${e.get("links").length>0&&c`<p class="hp-row">
      ${e.get("links").map(([n,f],d)=>c`<a class=${d?"hp-button hp-ghost":"hp-button hp-go"} href=${f}>
        ${n}${d===0&&w("i-next")}</a>`)}</p>`}
  </div>`}hasenpfeffer.add("who_wins",{Widget:I});})();
