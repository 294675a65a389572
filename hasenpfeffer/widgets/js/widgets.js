// Every kind of widget: how it is drawn, and what it says as text where there is no JavaScript.
export * as auction_table from "./auction_table.js";
export * as course from "./course.js";
export * as exam from "./exam.js";
export * as group_quiz from "./group_quiz.js";
export * as hand_builder from "./hand_builder.js";
export * as house_rules from "./house_rules.js";
export * as levels from "./levels.js";
export * as odds_explorer from "./odds_explorer.js";
export * as quiz from "./quiz.js";
export * as rank_ladder from "./rank_ladder.js";
export * as rule_sheet from "./rule_sheet.js";
export * as score_explorer from "./score_explorer.js";
export * as score_sheet from "./score_sheet.js";
export * as teachers_desk from "./teachers_desk.js";
export * as trick_table from "./trick_table.js";
export * as who_wins from "./who_wins.js";
export * as widow_table from "./widow_table.js";
