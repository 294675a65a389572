// What the quiz for a group and the teacher's desk say themselves.
import { addStrings } from "./strings.js";

addStrings({
  // a set of questions
  "set.form": "A set of questions is written as seed, number, topics and rules with dots between them, such as 7K2M.20.all.classic.",
  "set.seed": "A seed is one to eight letters and digits, such as 7K2M.",
  "set.count": "A set has 1 to {most} questions.",
  "set.topic": "There is no topic called {topic}.",
  "set.all": "all chapters",
  // a line of the list
  "roll.phone": "Line {number}",
  "roll.none": "There is no code on this line. A code has {length} letters and digits.",
  "roll.length": "This code has {count} letters and digits. The codes of this quiz have {length}.",
  "roll.check": "Something in this code is mistyped: its last three characters do not fit the others.",
  "roll.sign": "No code has the letter {sign}. Perhaps it is a V or a 0.",
  "roll.slip": "{typed} is mistyped.",
  "roll.foreign": "This code is good, but it comes from another quiz or from another edition of the book.",
  "roll.form": "This is the code of the exam, not of this quiz.",
  "roll.twin": "This is the same phone as line {line}, {name}. It is counted once.",
  "roll.sameName": "{name} stands on more than one line. Every line is counted.",
});
