// The chosen rules on every page, with widgets or without: the menu in the header, the tabs of the text, a damaged link.
import "./menu.js";
import "./problem.js";
import "./tabs.js";
