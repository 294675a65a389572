// The chosen rules on every page, with widgets or without: the menu in the header, the tabs of the text, a damaged link;
// and the marks on the chapters, which depend on the rules too.
import "./linked.js";
import "./menu.js";
import "./problem.js";
import "./tabs.js";
import "../progress/index.js";
