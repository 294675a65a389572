(()=>{var{Back:W,Card:m,nameOf:q,pip:C,sign:w}=hasenpfeffer.shared.cards;var{html:c}=hasenpfeffer.shared.html;var{pageModel:j,useModel:u}=hasenpfeffer.shared.model;var{Button:B,Status:g,SuitChooser:K,arrows:$}=hasenpfeffer.shared.parts;var{STRINGS:z,addStrings:y,capital:D,fill:G,say:p}=hasenpfeffer.shared.strings;var{about:b,best:v,choices:R,compare:_,counts:E,inOrder:F,open:x,refusal:H,split:J,titleOf:I,whyItLoses:k,whyItWins:N}=hasenpfeffer.shared.tables;y({"who.label":"A trick to judge","who.cards":"The cards of the trick","who.notYet":"Not yet.","who.again":"Try another card.","who.have":"You have it. {seat} wins:","who.answer":"Answer: {seat} wins with the {card}: {reason}","who.played":"{seat} played the {card}"});function O(e){let t=x(e.get("game")),r=e.get("plays").map(([s,h])=>({seat:s,card:h})),a=r.map(({card:s})=>s),o=t.trumps[e.get("trump")],i=r.find(({card:s})=>s===v(o,a));return{words:t,plays:r,cards:a,trump:o,winner:i}}function T({words:e,plays:t,cards:r,trump:a,winner:o},i){let s=t.find(h=>h.seat===i).card;return i!==o.seat?{icon:"i-retry",verdict:p("who.notYet"),reason:k(a,r,s),more:p("who.again")}:{icon:"e-K",verdict:p("who.have",{seat:e.seatNames[i]}),reason:N(a,r),more:b(a,s)}}function S({model:e}){let[t,r]=u(e,"position"),a=O(e),{words:o,plays:i,trump:s,winner:h}=a,l=t===h.seat;return c`<div class=${`hp-widget hp-felt hp-who ${e.get("links").length?"is-opening":""}`} role="group" aria-label=${p("who.label")}>
    ${w("hare","hp-who-hare")}
    <p class="hp-question">${e.get("question")}</p>
    ${e.get("lead")&&c`<p class="hp-lead">${e.get("lead")}</p>`}
    <div class="hp-who-cards" role="group" aria-label=${p("who.cards")} onKeyDown=${$}>
      ${i.map(({seat:n,card:f},d)=>c`<div key=${n}>
        <${m} card=${f} trump=${l&&s} names=${o.names} size="fluid"
          states=${l&&n===h.seat?["wins"]:d===0?["led"]:[]}
          more=${p("card.by",{seat:o.seatNames[n]})} pressed=${n===t} onPress=${()=>r(n)} />
        <span class="hp-who-seat">${o.seatNames[n]}</span>
      </div>`)}
    </div>
    <${g} ...${t?T(a,t):{reason:e.get("hint")}} />
    ${e.get("links").length>0&&c`<p class="hp-row">
      ${e.get("links").map(([n,f],d)=>c`<a class=${d?"hp-button hp-ghost":"hp-button hp-go"} href=${f}>
        ${n}${d===0&&w("i-next")}</a>`)}</p>`}
  </div>`}hasenpfeffer.add("who_wins",{Widget:S});})();
