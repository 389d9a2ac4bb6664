import { acceptedValues } from "@/server/domain/gold/accepted-values";
import { isCorrect } from "@/server/domain/gold/is-correct";
import { stsGs } from "@/server/exports/sts-gs";
import { checkScaleAnswer, judgeScaleAnswer, valueInWords } from "@/server/domain/task/scale-answer";
import { outcomesOfRatings } from "@/server/domain/task/outcomes";
import { typedRatingDeclaration } from "@/server/domain/task/typed-rating/declaration";
import { typedRatingDemo } from "./demo/demo";
import { defineTask } from "@/server/domain/task/task";
import { picturesAmong, typedReader } from "./imports/typed-reader";
import { recordPair } from "./record";
import { recordCheck } from "./record-check";
import { typedRecords } from "./release-forms";
import { showRecords } from "./show-records";

/** Two records on several dimensions of one scale (2013 TYPED). */
export const typedRating = defineTask(typedRatingDeclaration, {
  content: recordPair,
  outcomes: outcomesOfRatings,
  shuffledParts: () => 0,
  swapContent: ({ a, b }) => ({ a: b, b: a }),
  show: showRecords,
  check: (answer, { dimensions }) => checkScaleAnswer(answer, dimensions),
  judge: (answer, { dimensions }) => judgeScaleAnswer(answer, dimensions),
  inWords: valueInWords,
  isRight: (known, { value }) => isCorrect(known, value),
  accepted: acceptedValues,
  checkItem: recordCheck,
  reader: typedReader,
  pictures: picturesAmong,
  releaseForms: [typedRecords, stsGs],
  demo: typedRatingDemo,
});
