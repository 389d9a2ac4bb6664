import { expect, test, type TestContext } from "vitest";
import { percentAgreement } from "../agreement/percent-agreement";
import { type BestWorstAnswer } from "../best-worst/best-worst-answer";
import { countingScores } from "../best-worst/counting-scores";
import { splitHalfOfScores } from "../best-worst/split-half-of-scores";
import { readCells, sharedData, tableOfNamed } from "./shared-data";

// Jurgens et al. 2012 (SemEval task 2): the answers that passed the check question, and the ratings made from them.

const folder = "semeval2012-task2-train";

interface Category {
  pairs: string[];
  answers: BestWorstAnswer[];
}

function category(context: TestContext, name: string): Category {
  const path = sharedData(context, `${folder}/Phase2Answers/Phase2Answers-${name}.txt`);
  const rows = linesOf(path).map((line) => [...line.matchAll(/"([^"]*)"/g)].map(([, cell]) => cell!));
  const pairs = [...new Set(rows.flatMap((row) => row.slice(0, 4)))];
  const questions = [...new Set(rows.map(questionOf))];
  const chosen = (pair: string) => (pair === "" ? null : pairs.indexOf(pair));
  const answers = rows.map((row) => ({
    question: questions.indexOf(questionOf(row)),
    shown: row.slice(0, 4).map((pair) => pairs.indexOf(pair)),
    least: chosen(row[4]!),
    most: chosen(row[5]!),
  }));
  return { pairs, answers };
}

const linesOf = (path: string) =>
  readCells(path, "\n").flatMap(([line = ""]) => (line === "" || line.startsWith("#") ? [] : [line]));

const questionOf = (row: readonly string[]) => row.slice(0, 4).sort().join(" ");

function goldRatings(context: TestContext, name: string): [pair: string, rating: number][] {
  return linesOf(sharedData(context, `${folder}/GoldRatings/GoldRatings-${name}.txt`)).map((line) => [
    /"(.*)"/.exec(line)![1]!,
    Number.parseFloat(line),
  ]);
}

test.for([
  ["10a", 43],
  ["1a", 41],
  ["2c", 43],
  ["2h", 41],
  ["3a", 43],
  ["3c", 41],
  ["4c", 43],
  ["5d", 44],
  ["5i", 44],
  ["7a", 44],
] as const)("%s: every published rating is the counting score of its pair", ([name, count], context) => {
  const { pairs, answers } = category(context, name);
  const scores = countingScores(answers, pairs.length);
  const gold = goldRatings(context, name);
  expect([gold.length, pairs.length]).toEqual([count, count]);
  for (const [pair, rating] of gold) {
    const { value } = scores[pairs.indexOf(pair)]!;
    // Ratings are published with one decimal.
    expect(Math.abs(value! - rating), pair).toBeLessThanOrEqual(0.05 + 1e-9);
  }
});

// Reference numbers: Python, over 2,000 random splits.
test.for([
  ["10a", 0.93862],
  ["1a", 0.9092],
  ["3c", 0.90639],
  ["7a", 0.92148],
] as const)("%s: the split-half reliability", ([name, expected], context) => {
  const { pairs, answers } = category(context, name);
  const { value } = splitHalfOfScores(answers, pairs.length, { seed: 1, splits: 400 });
  expect(Math.abs(value! - expected)).toBeLessThan(0.004);
});

// Reference numbers: equal pairs of choices and all pairs of choices, counted in Python.
test.for([
  ["10a", 272 / 655, 316 / 653],
  ["7a", 413 / 1_100, 405 / 1_100],
] as const)("%s: how often two annotators chose the same pair", ([name, most, least], context) => {
  const { answers } = category(context, name);
  expect(agreementOf(answers, "most").value).toBeCloseTo(most, 12);
  expect(agreementOf(answers, "least").value).toBeCloseTo(least, 12);
});

function agreementOf(answers: readonly BestWorstAnswer[], choice: "most" | "least") {
  const named = answers.map((answer, at) => ({
    item: String(answer.question),
    annotator: String(at),
    value: answer[choice],
  }));
  return percentAgreement(tableOfNamed(named).table);
}
