(()=>{var{Card:v,pip:T,sign:N}=hasenpfeffer.shared.cards;var{html:p}=hasenpfeffer.shared.html;function b(e,r){let[a,t="",d="",i="",...c]=r.split("."),s=u=>u===""||e.deck.includes(u);return c.length===0&&e.suits.includes(a)&&s(t)&&s(d)&&(i===""||e.suits.includes(i))&&(d===""||t!==""&&t!==d)?{trump:a,first:t,second:d,led:i}:null}var f=({trump:e,first:r,second:a,led:t})=>[e,r,a,t].join(".").replace(/\.+$/,"");function L(e,r){return r===e.first?{...e,first:e.second,second:""}:r===e.second?{...e,second:""}:e.first?{...e,second:r}:{...e,first:r}}var{BrokenLink:B,CopyLink:O,usePosition:P}=hasenpfeffer.shared.links;var{Button:w,Status:W,SuitChooser:y,arrows:j}=hasenpfeffer.shared.parts;var{addStrings:D,capital:m,fill:Q,say:o}=hasenpfeffer.shared.strings;var{about:x,compare:S,open:I,titleOf:h}=hasenpfeffer.shared.tables;D({"ladder.label":"Rank ladder","ladder.ask":"Which suit is trump?","ladder.suit":"{suit}, best first","ladder.moved":"moved to {suit}","ladder.compare":"Which of two cards wins?","ladder.led":"Which suit was led?","ladder.pickFirst":"Tap any card in the ladder above.","ladder.pickSecond":"Tap a second card to set against the {card}.","ladder.first":"first card","ladder.second":"second card","ladder.vs":"against","ladder.wins":"The {card} wins:","ladder.neither":"Neither can win.","ladder.clear":"Clear the two cards","ladder.trumpIs":"{suit} are trump.","ladder.text":"{suit}, best first: {cards}."});var _=["joker","right","left"];function q({trump:e,suit:r,cards:a,shown:t,onTap:d}){let{words:i}=e,c=n=>p`<li key=${n}>
    <${v} card=${n} trump=${e} stacked=${!0} states=${[t.first,t.second].includes(n)?["picked"]:[]}
      pressed=${[t.first,t.second].includes(n)} onPress=${d} />
    ${_.includes(e.kinds[n])&&p`<b aria-hidden="true">${m(h(e,n))}</b>`}</li>`,s=a.map(c);return r===e.gone.suit&&s.splice(e.gone.place,0,p`<li key="gone" class="hp-gone"><span>${o("ladder.moved",{suit:i.many[e.suit]})}</span></li>`),p`<div class=${r===e.suit?"hp-lad is-trump":"hp-lad"}>
    <p class="hp-lad-head">${T(r)}<span>${m(i.many[r])}</span><small>${a.length}</small></p>
    <ol aria-label=${o("ladder.suit",{suit:m(i.many[r])})} onKeyDown=${j}>${s}</ol>
  </div>`}function A(e,r,a){let{first:t,second:d}=r;if(!t)return{reason:o("ladder.pickFirst")};if(!d)return{reason:o("ladder.pickSecond",{card:h(e,t)}),more:x(e,t)};let{winner:i,why:c,beaten:s}=S(e,a,t,d),n=[t,d].includes(e.left)?x(e,e.left):"";return i?{icon:"e-K",verdict:o("ladder.wins",{card:h(e,i)}),reason:c,more:`${s} ${n}`.trim()}:{icon:"i-cross",verdict:o("ladder.neither"),reason:c}}function E({card:e,label:r,trump:a,won:t,onTap:d}){return e?p`<${v} key=${e} card=${e} trump=${a} states=${t?["wins"]:[]} more=${r} onPress=${d} />`:p`<span class="hp-slot" role="img" aria-label=${r}></span>`}function F({model:e}){let r=I(e.get("game")),a=l=>{let $=b(r,l);return $&&f($)},{position:t,place:d,broken:i,change:c}=P(e,a),s=b(r,t),n=r.trumps[s.trump],u=s.led||(s.first?n.suitOf[s.first]:n.suit),k=l=>c(f({...s,...l})),g=l=>c(f(L(s,l))),K=A(n,s,u),R=()=>{k({first:"",second:"",led:""}),d.current.querySelector(".hp-lads button").focus({preventScroll:!0})},C=s.second&&S(n,u,s.first,s.second).winner;return p`<div class="hp-widget hp-ladder" role="group" aria-label=${o("ladder.label")} ref=${d}>
    <${B} broken=${i} />
    <p class="hp-ask">${o("ladder.ask")}</p>
    <${y} words=${r} label=${o("ladder.ask")} chosen=${n.suit} onChoose=${l=>k({trump:l})} />
    <div class="hp-lads">${n.suits.map(({suit:l,cards:$})=>p`<${q} key=${l} trump=${n} suit=${l} cards=${$} shown=${s} onTap=${g} />`)}</div>
    <p class="hp-ask">${o("ladder.compare")}</p>
    <div class="hp-duel">
      <div class="hp-duel-cards">
        <${E} card=${s.first} label=${o("ladder.first")} trump=${n} won=${s.second&&C===s.first} onTap=${g} />
        <span>${o("ladder.vs")}</span>
        <${E} card=${s.second} label=${o("ladder.second")} trump=${n} won=${s.second&&C===s.second} onTap=${g} />
      </div>
      <div class="hp-duel-led"><p>${o("ladder.led")}</p>
        <${y} words=${r} label=${o("ladder.led")} chosen=${u} small=${!0} onChoose=${l=>k({led:l})} /></div>
    </div>
    <${W} ...${K} />
    <p class="hp-row">
      <${O} model=${e} position=${t} />
      <${w} icon="retry" disabled=${!s.first} onClick=${R}>${o("ladder.clear")}</${w}>
    </p>
  </div>`}hasenpfeffer.add("rank_ladder",{Widget:F});})();
