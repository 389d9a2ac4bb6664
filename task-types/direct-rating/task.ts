import { z } from "zod";
import { acceptedValues } from "@/server/domain/gold/accepted-values";
import { isCorrect } from "@/server/domain/gold/is-correct";
import { directRatingDeclaration } from "@/server/domain/task/direct-rating/declaration";
import { outcomesOfRatings } from "@/server/domain/task/outcomes";
import { checkScaleAnswer, judgeScaleAnswer, valueInWords } from "@/server/domain/task/scale-answer";
import { defineTask } from "@/server/domain/task/task";
import { directRatingDemo } from "./demo";
import { textReader } from "./imports/text-reader";

/** One text on one scale, with context that is not rated. */
export const directRating = defineTask(directRatingDeclaration, {
  content: z.null(),
  outcomes: outcomesOfRatings,
  shuffledParts: () => 0,
  show: ({ textA, textB, dimensions }) => ({ textA, textB, dimensions }),
  check: (answer, { dimensions }) => checkScaleAnswer(answer, dimensions),
  judge: (answer, { dimensions }) => judgeScaleAnswer(answer, dimensions),
  inWords: valueInWords,
  isRight: (known, { value }) => isCorrect(known, value),
  accepted: acceptedValues,
  checkItem: ({ textA, textB }) => ({ textA, textB, content: null }),
  demo: directRatingDemo,
  reader: textReader,
  // The gold table holds all there is: text, context, value, interval and n.
  releaseForms: [],
});
