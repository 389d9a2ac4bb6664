import { acceptedValues } from "@/server/domain/gold/accepted-values";
import { isCorrect } from "@/server/domain/gold/is-correct";
import { checkScaleAnswer, judgeScaleAnswer, valueInWords } from "@/server/domain/task/scale-answer";
import { outcomesOfRatings } from "@/server/domain/task/outcomes";
import { wordToSenseDeclaration } from "@/server/domain/task/word-to-sense/declaration";
import { wordToSenseDemo } from "./demo";
import { defineTask } from "@/server/domain/task/task";
import { wordToSenseContent } from "@/server/domain/task/word-to-sense/content";
import { withReleasedGold } from "@/server/imports/released-gold/released-gold-reader";
import { wordToSenseReader } from "./imports/word-to-sense-reader";
import { wordToSenseForms } from "./release-forms";
import { showWordItem } from "./show-item";
import { wordCheck } from "./word-check";

/** A word with what is meant by it, against a sense of the dictionary (2014, section 3.3). */
export const wordToSense = defineTask(wordToSenseDeclaration, {
  content: wordToSenseContent,
  outcomes: outcomesOfRatings,
  shuffledParts: () => 0,
  show: showWordItem,
  check: (answer, { dimensions }) => checkScaleAnswer(answer, dimensions),
  judge: (answer, { dimensions }) => judgeScaleAnswer(answer, dimensions),
  inWords: valueInWords,
  isRight: (known, { value }) => isCorrect(known, value),
  accepted: acceptedValues,
  checkItem: wordCheck,
  reader: withReleasedGold(wordToSenseReader, { content: wordToSenseContent, scores: "one" }),
  releaseForms: wordToSenseForms,
  demo: wordToSenseDemo,
});
