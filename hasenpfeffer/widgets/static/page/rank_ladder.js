(()=>{var{Back:A,Card:v,nameOf:G,pip:C,sign:z}=hasenpfeffer.shared.cards;var{html:p}=hasenpfeffer.shared.html;function b(e,r){let[d,t="",a="",i="",...c]=r.split("."),s=u=>u===""||e.deck.includes(u);return c.length===0&&e.suits.includes(d)&&s(t)&&s(a)&&(i===""||e.suits.includes(i))&&(a===""||t!==""&&t!==a)?{trump:d,first:t,second:a,led:i}:null}var $=({trump:e,first:r,second:d,led:t})=>[e,r,d,t].join(".").replace(/\.+$/,"");function L(e,r){return r===e.first?{...e,first:e.second,second:""}:r===e.second?{...e,second:""}:e.first?{...e,second:r}:{...e,first:r}}var{BrokenLink:O,CopyLink:B,linkTo:Q,usePosition:I}=hasenpfeffer.shared.links;var{Button:w,Status:W,SuitChooser:y,arrows:P}=hasenpfeffer.shared.parts;var{STRINGS:X,addStrings:j,capital:m,fill:Y,say:o}=hasenpfeffer.shared.strings;var{about:x,best:ee,choices:se,compare:S,counts:re,inOrder:te,open:D,refusal:ne,split:oe,titleOf:h,whyItLoses:ae,whyItWins:de}=hasenpfeffer.shared.tables;j({"ladder.label":"Rank ladder","ladder.ask":"Which suit is trump?","ladder.suit":"{suit}, best first","ladder.moved":"moved to {suit}","ladder.compare":"Which of two cards wins?","ladder.led":"Which suit was led?","ladder.pickFirst":"Tap any card in the ladder above.","ladder.pickSecond":"Tap a second card to set against the {card}.","ladder.first":"first card","ladder.second":"second card","ladder.vs":"against","ladder.wins":"The {card} wins:","ladder.neither":"Neither can win.","ladder.clear":"Clear the two cards","ladder.trumpIs":"{suit} are trump.","ladder.text":"{suit}, best first: {cards}."});var N=["joker","right","left"];function _({trump:e,suit:r,cards:d,shown:t,onTap:a}){let{words:i}=e,c=n=>p`<li key=${n}>
    <${v} card=${n} trump=${e} stacked=${!0} states=${[t.first,t.second].includes(n)?["picked"]:[]}
      pressed=${[t.first,t.second].includes(n)} onPress=${a} />
    ${N.includes(e.kinds[n])&&p`<b aria-hidden="true">${m(h(e,n))}</b>`}</li>`,s=d.map(c);return r===e.gone.suit&&s.splice(e.gone.place,0,p`<li key="gone" class="hp-gone"><span>${o("ladder.moved",{suit:i.many[e.suit]})}</span></li>`),p`<div class=${r===e.suit?"hp-lad is-trump":"hp-lad"}>
    <p class="hp-lad-head">${C(r)}<span>${m(i.many[r])}</span><small>${d.length}</small></p>
    <ol aria-label=${o("ladder.suit",{suit:m(i.many[r])})} onKeyDown=${P}>${s}</ol>
  </div>`}function q(e,r,d){let{first:t,second:a}=r;if(!t)return{reason:o("ladder.pickFirst")};if(!a)return{reason:o("ladder.pickSecond",{card:h(e,t)}),more:x(e,t)};let{winner:i,why:c,beaten:s}=S(e,d,t,a),n=[t,a].includes(e.left)?x(e,e.left):"";return i?{icon:"e-K",verdict:o("ladder.wins",{card:h(e,i)}),reason:c,more:`${s} ${n}`.trim()}:{icon:"i-cross",verdict:o("ladder.neither"),reason:c}}function R({card:e,label:r,trump:d,won:t,onTap:a}){return e?p`<${v} key=${e} card=${e} trump=${d} states=${t?["wins"]:[]} more=${r} onPress=${a} />`:p`<span class="hp-slot" role="img" aria-label=${r}></span>`}function E({model:e}){let r=D(e.get("game")),d=l=>{let f=b(r,l);return f&&$(f)},{position:t,place:a,broken:i,change:c}=I(e,d),s=b(r,t),n=r.trumps[s.trump],u=s.led||(s.first?n.suitOf[s.first]:n.suit),k=l=>c($({...s,...l})),g=l=>c($(L(s,l))),F=q(n,s,u),K=()=>{k({first:"",second:"",led:""}),a.current.querySelector(".hp-lads button").focus({preventScroll:!0})},T=s.second&&S(n,u,s.first,s.second).winner;return p`<div class="hp-widget hp-ladder" role="group" aria-label=${o("ladder.label")} ref=${a}>
    <${O} broken=${i} />
    <p class="hp-ask">${o("ladder.ask")}</p>
    <${y} words=${r} label=${o("ladder.ask")} chosen=${n.suit} onChoose=${l=>k({trump:l})} />
    <div class="hp-lads">${n.suits.map(({suit:l,cards:f})=>p`<${_} key=${l} trump=${n} suit=${l} cards=${f} shown=${s} onTap=${g} />`)}</div>
    <p class="hp-ask">${o("ladder.compare")}</p>
    <div class="hp-duel">
      <div class="hp-duel-cards">
        <${R} card=${s.first} label=${o("ladder.first")} trump=${n} won=${s.second&&T===s.first} onTap=${g} />
        <span>${o("ladder.vs")}</span>
        <${R} card=${s.second} label=${o("ladder.second")} trump=${n} won=${s.second&&T===s.second} onTap=${g} />
      </div>
      <div class="hp-duel-led"><p>${o("ladder.led")}</p>
        <${y} words=${r} label=${o("ladder.led")} chosen=${u} small=${!0} onChoose=${l=>k({led:l})} /></div>
    </div>
    <${W} ...${F} />
    <p class="hp-row">
      <${B} model=${e} position=${t} />
      <${w} icon="retry" disabled=${!s.first} onClick=${K}>${o("ladder.clear")}</${w}>
    </p>
  </div>`}hasenpfeffer.add("rank_ladder",{Widget:E});})();
