import { choiceDeclaration } from "@/server/domain/task/choice/declaration";
import { choiceDemo } from "./demo";
import { defineTask } from "@/server/domain/task/task";
import {
  acceptedNumbers,
  checkNumbers,
  isRightNumber,
  judgeNumbers,
  numberInWords,
  numbersTo,
  numbersAsShown,
  simulatedNumber,
} from "@/task-types/numbered-answer";
import { rulesOfAllAnswers } from "@/server/domain/task/outcomes";
import { answerCount, answerTexts, candidateLimits, choiceContent, choiceDimension } from "./choice-content";
import { figuresOfChoices } from "./figures";
import { withReleasedGold } from "@/server/imports/released-gold/released-gold-reader";
import { choiceReader } from "./imports/choice-reader";
import { choiceVectorTest } from "./vector-test";
import { choiceForms } from "./release-forms";

/** A question with candidates of which one is right, or two texts that are the same or not (2016 pyramid). */
export const choice = defineTask(choiceDeclaration, {
  content: choiceContent,
  outcomes: {
    agreementLevels: ["nominal"],
    exclusionRules: ["gold-accuracy", ...rulesOfAllAnswers],
    aggregationMethods: ["majority", "dawid-skene"],
  },
  shuffledParts: (content) => (content.form === "question" ? content.candidates.length : 0),
  show: ({ textA, textB, content, order, dimensions }) => ({
    texts: content.form === "question" ? [textA] : [textA, textB],
    candidates:
      content.form === "question" ? order.flatMap((at) => content.candidates.slice(at, at + 1)) : [],
    dimensions: dimensions.map((dimension) => ({ ...dimension, scale: numbersTo(answerCount(content)) })),
  }),
  check: (answer, { content, dimensions }) => checkNumbers(answer, dimensions, answerCount(content)),
  judge: (answer, { order, dimensions }) => judgeNumbers(answer, dimensions, order),
  inWords: (judged, content) => numberInWords(answerTexts(content), judged),
  isRight: isRightNumber,
  accepted: (known, _scale, order) => acceptedNumbers(known, order),
  checkItem: ({ textA, textB, candidates }) => {
    if (candidates.length >= candidateLimits.min) {
      return {
        textA,
        textB: "",
        content: { form: "question" as const, candidates: [...candidates], right: null },
      };
    }
    return textB === "" ? null : { textA, textB, content: { form: "pair" as const, right: null } };
  },
  namedAnswers: answerTexts,
  sharesAnswers: ({ form }) => form === "pair",
  figures: figuresOfChoices,
  rehearsal: {
    simulate: (random, { character, gold }, content) => {
      const right = gold.get(choiceDimension) ?? content.right;
      const count = answerCount(content);
      return { values: { [choiceDimension]: simulatedNumber(random, { character, right, count }) } };
    },
    asShown: numbersAsShown,
  },
  reader: withReleasedGold(choiceReader, { content: choiceContent, scores: "one" }),
  releaseForms: choiceForms,
  vectorTest: choiceVectorTest,
  demo: choiceDemo,
});
