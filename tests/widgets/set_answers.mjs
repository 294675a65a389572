// What the JavaScript makes of the texts of sets: topics and texts on stdin, usual forms or "" on stdout.
import { text } from "node:stream/consumers";
import { readSet, SetError } from "../../hasenpfeffer/widgets/js/question_set.js";

const { topics, texts } = JSON.parse(await text(process.stdin));

process.stdout.write(JSON.stringify(texts.map((each) => {
  try {
    return readSet(topics, each).text;
  } catch (error) {
    if (error instanceof SetError && /^\S.*\.$/.test(error.message)) return "";
    throw error;
  }
})));
