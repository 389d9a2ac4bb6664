import { z } from "zod";
import { acceptedValues } from "@/server/domain/gold/accepted-values";
import { isCorrect } from "@/server/domain/gold/is-correct";
import { clssGs, clssInput } from "@/server/exports/clss";
import { stsGs } from "@/server/exports/sts-gs";
import { stsInput } from "@/server/exports/sts-input";
import { pairReader } from "@/server/imports/pair-reader";
import { checkScaleAnswer, judgeScaleAnswer, valueInWords } from "@/server/domain/task/scale-answer";
import { outcomesOfRatings } from "@/server/domain/task/outcomes";
import { pairRatingDeclaration } from "@/server/domain/task/pair-rating/declaration";
import { defineTask } from "@/server/domain/task/task";

/** Two texts on one scale (2012, 2013 CORE, 2014). */
export const pairRating = defineTask(pairRatingDeclaration, {
  content: z.null(),
  outcomes: outcomesOfRatings,
  shuffledParts: () => 0,
  show: ({ textA, textB, dimensions }) => ({ textA, textB, dimensions }),
  check: (answer, { dimensions }) => checkScaleAnswer(answer, dimensions),
  judge: (answer, { dimensions }) => judgeScaleAnswer(answer, dimensions),
  inWords: valueInWords,
  isRight: (known, { value }) => isCorrect(known, value),
  accepted: acceptedValues,
  checkItem: ({ textA, textB }) => (textB === "" ? null : { textA, textB, content: null }),
  reader: pairReader,
  releaseForms: [stsInput, stsGs, clssInput, clssGs],
});
