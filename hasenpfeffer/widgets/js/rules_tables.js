// Made by `make bundle` from the engine: what rules can be. Do not edit.
export const RULES = {
 "presets": [
  [
   "classic",
   "Classic",
   {
    "packets": 6,
    "calls": [
     "pass",
     "3",
     "4",
     "5",
     "6"
    ],
    "rounds": "once",
    "must_outbid": false,
    "nobody_bids": "dealer_bids",
    "widow": "to_declarer",
    "trump_named": "before_widow",
    "first_lead": "declarer",
    "joker_when_void": "trumps",
    "alone": "off",
    "alone_stake": 1,
    "made_scores": "bid",
    "all_six_scores": 6,
    "failed_costs": "bid",
    "defenders": "each",
    "target": 10,
    "both_reach": "declarers_first"
   },
   "One bid each, from 3; a bid that fails costs the bid"
  ],
  [
   "rounds",
   "Rounds",
   {
    "packets": 3,
    "calls": [
     "pass",
     "1",
     "2",
     "3",
     "4",
     "5",
     "6"
    ],
    "rounds": "until_three_pass",
    "must_outbid": true,
    "nobody_bids": "redeal",
    "widow": "to_declarer",
    "trump_named": "after_widow",
    "first_lead": "left_of_dealer",
    "joker_when_void": "trumps",
    "alone": "either_side",
    "alone_stake": 1,
    "made_scores": "tricks_taken",
    "all_six_scores": "as_made",
    "failed_costs": "bid",
    "defenders": "none",
    "target": 10,
    "both_reach": "declarers_first"
   },
   "Bids climb until three have passed; the widow is seen before trump is named"
  ],
  [
   "pepper_bids",
   "Pepper bids",
   {
    "packets": 3,
    "calls": [
     "pass",
     "1",
     "2",
     "3",
     "4",
     "5",
     "little",
     "big"
    ],
    "rounds": "until_three_pass",
    "must_outbid": true,
    "nobody_bids": "redeal",
    "widow": "to_declarer",
    "trump_named": "after_widow",
    "first_lead": "left_of_dealer",
    "joker_when_void": "trumps",
    "alone": "either_side",
    "alone_stake": 1,
    "made_scores": "tricks_taken",
    "all_six_scores": "as_made",
    "failed_costs": "bid",
    "defenders": "none",
    "target": 10,
    "both_reach": "declarers_first"
   },
   "As Rounds, but above 5 stand little pepper and big pepper"
  ],
  [
   "hoyle",
   "Hoyle",
   {
    "packets": 3,
    "calls": [
     "pass",
     "1",
     "2",
     "3",
     "4",
     "5",
     "6"
    ],
    "rounds": "once",
    "must_outbid": true,
    "nobody_bids": "joker_holder_bids",
    "widow": "dead",
    "trump_named": "before_widow",
    "first_lead": "declarer",
    "joker_when_void": "trumps",
    "alone": "off",
    "alone_stake": 1,
    "made_scores": "tricks_taken",
    "all_six_scores": "as_made",
    "failed_costs": "bid",
    "defenders": "side",
    "target": 10,
    "both_reach": "declarers_first"
   },
   "If all pass, the joker's holder must bid 3; nobody gets the widow"
  ]
 ],
 "order": [
  "packets",
  "calls",
  "rounds",
  "must_outbid",
  "nobody_bids",
  "widow",
  "trump_named",
  "first_lead",
  "joker_when_void",
  "alone",
  "alone_stake",
  "made_scores",
  "all_six_scores",
  "failed_costs",
  "defenders",
  "target",
  "both_reach"
 ],
 "allowed": {
  "packets": {
   "values": [
    6,
    3
   ]
  },
  "rounds": {
   "values": [
    "once",
    "until_three_pass"
   ]
  },
  "must_outbid": {
   "values": [
    true,
    false
   ]
  },
  "nobody_bids": {
   "values": [
    "dealer_bids",
    "joker_holder_bids",
    "redeal"
   ]
  },
  "widow": {
   "values": [
    "to_declarer",
    "dead"
   ]
  },
  "trump_named": {
   "values": [
    "before_widow",
    "after_widow"
   ]
  },
  "first_lead": {
   "values": [
    "declarer",
    "left_of_dealer"
   ]
  },
  "joker_when_void": {
   "values": [
    "trumps",
    "barred"
   ]
  },
  "alone": {
   "values": [
    "off",
    "declarer",
    "either_side"
   ]
  },
  "alone_stake": {
   "values": [
    1,
    2
   ]
  },
  "made_scores": {
   "values": [
    "bid",
    "tricks_taken"
   ]
  },
  "all_six_scores": {
   "values": [
    "as_made"
   ],
   "numbers": [
    6,
    99
   ]
  },
  "failed_costs": {
   "values": [
    "bid",
    "tricks_taken"
   ]
  },
  "defenders": {
   "values": [
    "each",
    "side",
    "none"
   ]
  },
  "target": {
   "values": [
    "players_plus_bid"
   ],
   "numbers": [
    1,
    500
   ]
  },
  "both_reach": {
   "values": [
    "declarers_first",
    "higher_score"
   ]
  }
 },
 "rungs": [
  [
   "1"
  ],
  [
   "2"
  ],
  [
   "3"
  ],
  [
   "4"
  ],
  [
   "5"
  ],
  [
   "6",
   "little"
  ],
  [
   "big"
  ]
 ],
 "exclusions": [
  {
   "pairs": [
    [
     "trump_named",
     "after_widow"
    ],
    [
     "widow",
     "dead"
    ]
   ],
   "why": "nobody sees a dead widow, so trump cannot wait for it.",
   "say": "trump_named=after_widow does not go with widow=dead: nobody sees a dead widow, so trump cannot wait for it."
  },
  {
   "pairs": [
    [
     "rounds",
     "until_three_pass"
    ],
    [
     "must_outbid",
     false
    ]
   ],
   "why": "bids that need not rise could go round for ever.",
   "say": "rounds=until_three_pass does not go with must_outbid=False: bids that need not rise could go round for ever."
  }
 ],
 "holder": {
  "switch": "nobody_bids",
  "value": "joker_holder_bids",
  "needs": "3",
  "why": "the joker's holder bids exactly 3, and this ladder has no 3."
 },
 "say": {
  "preset": "{text} names no rules; a text for rules starts with one of: classic, rounds, pepper_bids, hoyle.",
  "change": "{text} changes nothing; a change is written switch=value.",
  "switch": "There is no switch {text}; the switches are packets, calls, rounds, must_outbid, nobody_bids, widow, trump_named, first_lead, joker_when_void, alone, alone_stake, made_scores, all_six_scores, failed_costs, defenders, target, both_reach.",
  "value_packets": "packets cannot be {text}; it is 6 or 3.",
  "value_rounds": "rounds cannot be {text}; it is once or until_three_pass.",
  "value_must_outbid": "must_outbid cannot be {text}; it is True or False.",
  "value_nobody_bids": "nobody_bids cannot be {text}; it is dealer_bids, joker_holder_bids or redeal.",
  "value_widow": "widow cannot be {text}; it is to_declarer or dead.",
  "value_trump_named": "trump_named cannot be {text}; it is before_widow or after_widow.",
  "value_first_lead": "first_lead cannot be {text}; it is declarer or left_of_dealer.",
  "value_joker_when_void": "joker_when_void cannot be {text}; it is trumps or barred.",
  "value_alone": "alone cannot be {text}; it is off, declarer or either_side.",
  "value_alone_stake": "alone_stake cannot be {text}; it is 1 or 2.",
  "value_made_scores": "made_scores cannot be {text}; it is bid or tricks_taken.",
  "value_all_six_scores": "all_six_scores cannot be {text}; it is as_made or a number from 6 to 99.",
  "value_failed_costs": "failed_costs cannot be {text}; it is bid or tricks_taken.",
  "value_defenders": "defenders cannot be {text}; it is each, side or none.",
  "value_target": "target cannot be {text}; it is players_plus_bid or a number from 1 to 500.",
  "value_both_reach": "both_reach cannot be {text}; it is declarers_first or higher_score.",
  "call": "calls={value} is no ladder: {text} is not a call; a call is one of: pass, 1, 2, 3, 4, 5, 6, little, big.",
  "start": "calls must start with pass and go on with at least one bid, not {text}.",
  "rise": "calls must rise: {higher} after {lower} in {text} promises no more. (6 and little pepper are the same promise: keep one.)",
  "holder": "nobody_bids=joker_holder_bids does not go with calls={calls}: the joker's holder bids exactly 3, and this ladder has no 3.",
  "changed": "{name}, changed",
  "link": "The rules in this link cannot be read, so the book goes by Classic. {why}",
  "memory": "The rules this browser remembers cannot be read, so the book goes by Classic. {why}"
 }
};
