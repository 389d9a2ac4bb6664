import { tupleSize } from "@/server/stats/best-worst/balanced-tuples";
import { withoutScale } from "@/server/domain/task/asked-dimension";
import {
  acceptedNumbers,
  checkNumbers,
  isRightNumber,
  judgeNumbers,
  numberInWords,
  numbersAsShown,
} from "@/task-types/numbered-answer";
import { rulesOfAllAnswers } from "@/server/domain/task/outcomes";
import { bestWorstDeclaration } from "@/server/domain/task/best-worst/declaration";
import { bestWorstDemo } from "./demo";
import { defineTask } from "@/server/domain/task/task";
import { bestWorstContent, pairText } from "./best-worst-content";
import { figuresOfBestWorst } from "./figures";
import { withReleasedGold } from "@/server/imports/released-gold/released-gold-reader";
import { bestWorstReader } from "./imports/best-worst-reader";
import { parsePair } from "./imports/parse-pair";
import { bestWorstForms } from "./release-forms";
import { simulatedChoices } from "./simulated-choices";

/** Four pairs of which one is the most and another the least similar (SemEval-2012 task 2). */
export const bestWorst = defineTask(bestWorstDeclaration, {
  content: bestWorstContent,
  outcomes: {
    agreementLevels: ["nominal"],
    exclusionRules: ["gold-accuracy", ...rulesOfAllAnswers],
    aggregationMethods: ["majority"],
  },
  shuffledParts: () => tupleSize,
  show: ({ content, order, dimensions }) => ({
    pairs: order.flatMap((at) => content.pairs.slice(at, at + 1)),
    dimensions: dimensions.map(withoutScale),
  }),
  check: (answer, { dimensions }) => {
    const broken = checkNumbers(answer, dimensions, tupleSize);
    const { most, least } = answer.values;
    return broken.length === 0 && most === least ? ["most_is_least"] : broken;
  },
  judge: (answer, { order, dimensions }) => judgeNumbers(answer, dimensions, order),
  inWords: (judged, { pairs }) => numberInWords(pairs.map(pairText), judged),
  isRight: isRightNumber,
  accepted: (known, _scale, order) => acceptedNumbers(known, order),
  checkItem: ({ candidates }) => {
    const pairs = candidates.map(parsePair).filter((pair) => pair !== null);
    return candidates.length === tupleSize && pairs.length === tupleSize
      ? { textA: "", textB: "", content: { pairs } }
      : null;
  },
  namedAnswers: ({ pairs }) => pairs.map(pairText),
  figures: figuresOfBestWorst,
  rehearsal: { simulate: simulatedChoices, asShown: numbersAsShown },
  reader: withReleasedGold(bestWorstReader, { content: bestWorstContent, scores: "none" }),
  releaseForms: bestWorstForms,
  demo: bestWorstDemo,
});
