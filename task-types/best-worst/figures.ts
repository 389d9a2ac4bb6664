import {
  plainFigureOf,
  shownEstimateOf,
  type BestWorstFigures,
} from "@/server/domain/agreement/task-figures";
import type { JudgedWork } from "@/server/domain/task/judged-items";
import { bestWorstContent, bestWorstDimensions } from "./best-worst-content";
import { choicesOf } from "./choices-of";
import { scoredPairs } from "./scored-pairs";

/** So many pairs from each end of a list are shown. */
const shownFromEachEnd = 25;

/** The scores of each dataset's pairs and their split-half reliability. */
export function figuresOfBestWorst({ dimensions, datasets }: JudgedWork): BestWorstFigures {
  const [most = -1, least = -1] = bestWorstDimensions.map((name) => dimensions.indexOf(name));
  return {
    type: "best-worst",
    datasets: datasets.map(({ name, items }) => {
      const { scores, questions, answers, splitHalf } = scoredPairs(
        items.map(({ content, values }) => ({
          content: bestWorstContent.parse(content),
          choices: choicesOf(values, { most, least }),
        })),
      );
      const ends = scores.filter((_, at) => at < shownFromEachEnd || at >= scores.length - shownFromEachEnd);
      return {
        name,
        pairs: scores.length,
        questions,
        answers,
        splitHalf: plainFigureOf(splitHalf, scores.length),
        scores: ends.map(({ pair: [textA, textB], score }) => ({
          textA,
          textB,
          score: shownEstimateOf(score),
        })),
      };
    }),
  };
}
