import { csvLine } from "@/server/domain/csv-cell";
import { countedValues } from "@/server/exports/counted-values";
import { onOneLine } from "@/server/exports/on-one-line";
import type { ReleaseForm, ReleaseView } from "@/server/exports/release-form";
import { bestWorstContent, bestWorstDimensions, pairName } from "./best-worst-content";
import { choicesOf } from "./choices-of";
import { printedScore } from "./printed-score";
import { scoredPairs, type AnsweredFour, type ScoredPairs } from "./scored-pairs";

/** A file that is written from the scores once all questions have passed by. */
const scoresForm =
  (kind: ReleaseForm["kind"], nameOf: (dataset: string) => string, write: (scored: ScoredPairs) => string) =>
  (dataset: string): ReleaseForm => ({
    name: nameOf(dataset),
    kind,
    dataset,
    writer: (view) => {
      const questions: AnsweredFour[] = [];
      const [most, least] = bestWorstDimensions.map((name) => view.dimensions.indexOf(name));
      return {
        start: () => "",
        page: (page) => {
          questions.push(...answered(view, page, { most: most ?? -1, least: least ?? -1 }));
          return "";
        },
        end: () => write(scoredPairs(questions)),
      };
    },
  });

function answered(
  view: ReleaseView,
  page: Parameters<typeof countedValues>[1],
  dimensions: { most: number; least: number },
): AnsweredFour[] {
  const values = countedValues(view, page);
  return page.items.map(({ content }, at) => ({
    content: bestWorstContent.parse(content),
    choices: choicesOf(values[at] ?? [], dimensions),
  }));
}

/** The scores in the form of the ratings of SemEval-2012 task 2: `50.0 "weapon:spear"`, the highest first. */
const ratingsTxt = scoresForm(
  "gold",
  (dataset) => `GoldRatings-${dataset}.txt`,
  ({ scores, answers }) => {
    const shown = scores.flatMap(({ pair, score }) => (score.value === null ? [] : [{ pair, score }]));
    const head = [
      "#",
      `#   Number of MaxDiff Answers:  ${answers}`,
      `#   Number of Unique Pairs:     ${shown.length}`,
      "#",
      "#   Score  = Most - Least",
      "#   Most   = Percentage of times given pair was chosen as the most",
      "#   Least  = Percentage of times given pair was chosen as the least",
      "#",
    ];
    const lines = shown.map(
      ({ pair, score }) => `${printedScore(score).padStart(5)} "${onOneLine(pairName(pair))}"`,
    );
    return `${[...head, ...lines].join("\n")}\n`;
  },
);

/** The scores with their intervals and counts, a pair a line. */
const scoresCsv = scoresForm(
  "gold",
  (dataset) => `scores.${dataset}.csv`,
  ({ scores }) =>
    csvLine(["text_a", "text_b", "score", "low", "high", "n", "most", "least"]) +
    scores
      .map(({ pair, score }) =>
        csvLine(
          score.value === null
            ? [...pair, null, null, null, 0, 0, 0]
            : [...pair, score.value, score.low, score.high, score.n, score.most, score.least],
        ),
      )
      .join(""),
);

/** How reliable the scores are. */
const reliabilityJson = scoresForm(
  "agreement",
  (dataset) => `reliability.${dataset}.json`,
  ({ scores, questions, answers, splitHalf }) =>
    `${JSON.stringify({ pairs: scores.length, questions, answers, splitHalf }, null, 2)}\n`,
);

export const bestWorstForms = [ratingsTxt, scoresCsv, reliabilityJson];
