import { acceptedValues } from "@/server/domain/gold/accepted-values";
import { isCorrect } from "@/server/domain/gold/is-correct";
import {
  checkScaleAnswer,
  judgeScaleAnswer,
  scaleAnswer,
  valueInWords,
} from "@/server/domain/task/scale-answer";
import { outcomesOfRatings } from "@/server/domain/task/outcomes";
import { defineTask } from "@/server/domain/task/task";
import { wordToSenseContent } from "@/server/domain/task/word-to-sense/content";
import { wordToSenseReader } from "./imports/word-to-sense-reader";
import { wordToSenseForms } from "./release-forms";
import { showItem } from "./show-item";

/** A word with what is meant by it, against a sense of the dictionary (2014, section 3.3). */
export const wordToSense = defineTask({
  name: "word-to-sense",
  itemKind: "word-sense",
  content: wordToSenseContent,
  answer: scaleAnswer,
  usesScale: true,
  hasGold: true,
  agreement: "values",
  outcomes: outcomesOfRatings,
  shuffledParts: () => 0,
  show: showItem,
  check: (answer, { dimensions }) => checkScaleAnswer(answer, dimensions),
  judge: (answer, { dimensions }) => judgeScaleAnswer(answer, dimensions),
  inWords: valueInWords,
  isRight: (known, { value }) => isCorrect(known, value),
  accepted: acceptedValues,
  reader: wordToSenseReader,
  releaseForms: wordToSenseForms,
});
