import { existsSync, readFileSync } from "node:fs";
import { expect, test, type TestContext } from "vitest";
import { releaseOf, textOf } from "@/server/exports/testing";
import type { Pair } from "./best-worst-content";
import { parsePair } from "./imports/parse-pair";
import { printedScore } from "./printed-score";
import { bestWorstForms } from "./release-forms";
import { scoredPairs } from "./scored-pairs";

const pairs: Pair[] = [
  ["king", "queen"],
  ["car", "road"],
  ["leg", "table"],
  ["=sun", 'mo"on'],
];

const judgment = (annotator: number, dimension: number, value: number, rest = {}) => ({
  item: 0,
  annotator,
  dimension,
  value,
  ...rest,
});

const release = releaseOf([{ dataset: "words", content: { pairs } }], {
  dimensions: ["most", "least"],
  judgments: [
    judgment(0, 0, 1),
    judgment(0, 1, 3),
    judgment(1, 0, 1),
    judgment(1, 1, 2),
    judgment(2, 0, 4, { uncounted: "excluded" }),
    judgment(2, 1, 1, { uncounted: "excluded" }),
  ],
});

const [ratings = "", csv = "", reliability = ""] = bestWorstForms.map((form) =>
  textOf(form("words"), release),
);

test("scores stand in the form of 2012, the highest first, counted judgments only", () => {
  expect(bestWorstForms.map((form) => form("words").name)).toEqual([
    "GoldRatings-words.txt",
    "scores.words.csv",
    "reliability.words.json",
    "words.questions.jsonl",
  ]);
  expect(ratings.split("\n").filter((line) => !line.startsWith("#"))).toEqual([
    '100.0 "king:queen"',
    '  0.0 "=sun:mo"on"',
    '-50.0 "car:road"',
    '-50.0 "leg:table"',
    "",
  ]);
  expect(ratings).toContain("#   Number of MaxDiff Answers:  2\n");
});

test("the table has the counts, and no cell that starts a formula", () => {
  const [head, first, second] = csv.split("\n");
  expect(head).toBe("text_a,text_b,score,low,high,n,most,least");
  expect(first).toMatch(/^king,queen,100,-?[\d.]+,100,2,2,0$/);
  expect(second).toMatch(/^'=sun,"mo""on",0,-[\d.]+,[\d.]+,2,0,0$/);
});

test("what is known of the scores' reliability stands beside them", () => {
  expect(JSON.parse(reliability)).toMatchObject({ pairs: 4, questions: 1, answers: 2 });
});

test("a score between two decimals goes to the even one, and nothing is minus zero", () => {
  const printed = ([most, least, n]: [number, number, number]) => printedScore({ most, least, n });
  const counts: [number, number, number][] = [
    [21, 0, 80],
    [0, 21, 80],
    [19, 0, 80],
    [1, 1, 3],
    [0, 1, 4_000],
    [5, 0, 5],
  ];
  expect(counts.map(printed)).toEqual(["26.2", "-26.2", "23.8", "0.0", "0.0", "100.0"]);
});

test.for(["10a", "1a", "2c", "2h", "3a", "3c", "4c", "5d", "5i", "7a"])(
  "SemEval-2012 task 2, %s: the raw answers give every line of the ratings, to the letter",
  (name, context) => {
    const found = scoredPairs(answersOf(context, name)).scores.flatMap(({ pair, score }) =>
      score.value === null ? [] : [`${printedScore(score).padStart(5)} "${pair.join(":")}"`],
    );
    const published = linesOf(context, `GoldRatings/GoldRatings-${name}.txt`);
    expect(found.sort()).toEqual(published.sort());
  },
);

function answersOf(context: TestContext, name: string) {
  return linesOf(context, `Phase2Answers/Phase2Answers-${name}.txt`).map((line) => {
    const cells = [...line.matchAll(/"([^"]*)"/g)].map(([, cell = ""]) => cell);
    const shown = cells.slice(0, 4);
    const numberOf = (cell: string | undefined) => {
      const at = shown.indexOf(cell ?? "");
      return at === -1 ? null : at + 1;
    };
    return {
      content: {
        pairs: shown.flatMap((cell) => (parsePair(cell) === null ? [] : [parsePair(cell) as Pair])),
      },
      choices: [{ least: numberOf(cells[4]), most: numberOf(cells[5]) }],
    };
  });
}

function linesOf(context: TestContext, file: string): string[] {
  const path = `../shared/data/semeval2012-task2-train/${file}`;
  context.skip(!existsSync(path), `${path} is not on this machine`);
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}
