import { csvLine } from "@/server/domain/csv-cell";
import { countedValues } from "@/server/exports/counted-values";
import { onOneLine } from "@/server/exports/on-one-line";
import {
  textWriter,
  type ReleaseFile,
  type ReleaseView,
  type TableDescription,
} from "@/server/domain/release/release-file";
import { bestWorstContent, bestWorstDimensions, itemPairName } from "./best-worst-content";
import { choicesOf } from "./choices-of";
import { printedScore } from "./printed-score";
import { scoredPairs, type AnsweredFour, type ScoredPairs } from "./scored-pairs";

/** A file that is written from the scores once all questions have passed by. */
const scoresForm =
  (
    kind: ReleaseFile["kind"],
    nameOf: (dataset: string) => string,
    write: (scored: ScoredPairs) => string,
    table?: TableDescription,
  ) =>
  (dataset: string): ReleaseFile => ({
    name: nameOf(dataset),
    kind,
    dataset,
    ...(table && { table }),
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
      ({ pair, score }) => `${printedScore(score).padStart(5)} "${onOneLine(itemPairName(pair))}"`,
    );
    return `${[...head, ...lines].join("\n")}\n`;
  },
);

const scoresTable: TableDescription = {
  description: "The score of every pair, the highest first.",
  columns: [
    { name: "text_a", type: "STRING", description: "The first text of the pair." },
    { name: "text_b", type: "STRING", description: "The second text of the pair." },
    {
      name: "score",
      type: "DOUBLE",
      description: "Percent of most less percent of least; empty without answers.",
    },
    { name: "low", type: "DOUBLE", description: "Lower end of the 95 % interval of the score." },
    { name: "high", type: "DOUBLE", description: "Upper end of the 95 % interval of the score." },
    { name: "n", type: "INT32", description: "Answers to questions with this pair." },
    { name: "most", type: "INT32", description: "How often it was the most similar." },
    { name: "least", type: "INT32", description: "How often it was the least similar." },
  ],
};

/** The scores with their intervals and counts, a pair a line. */
const scoresCsv = scoresForm(
  "gold",
  (dataset) => `scores.${dataset}.csv`,
  ({ scores }) =>
    csvLine(scoresTable.columns.map(({ name }) => name)) +
    scores
      .map(({ pair, score }) =>
        csvLine(
          score.value === null
            ? [...pair, null, null, null, 0, 0, 0]
            : [...pair, score.value, score.low, score.high, score.n, score.most, score.least],
        ),
      )
      .join(""),
  scoresTable,
);

/** How reliable the scores are. */
const reliabilityJson = scoresForm(
  "agreement",
  (dataset) => `reliability.${dataset}.json`,
  ({ scores, questions, answers, splitHalf }) =>
    `${JSON.stringify({ pairs: scores.length, questions, answers, splitHalf }, null, 2)}\n`,
);

/** The questions, an object a line; it can be imported again. */
const questionsJsonl = (dataset: string): ReleaseFile => ({
  name: `${dataset}.questions.jsonl`,
  kind: "input",
  dataset,
  writer: () =>
    textWriter("", ({ items }) =>
      items
        .map(
          ({ item, split, content }) =>
            `${JSON.stringify({ id: item, dataset, ...(split !== undefined && { split }), ...bestWorstContent.parse(content) })}\n`,
        )
        .join(""),
    ),
});

export const bestWorstForms = [ratingsTxt, scoresCsv, reliabilityJson, questionsJsonl];
