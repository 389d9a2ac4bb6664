import { describe, expect, test } from "vitest";
import { type Maybe } from "../present";
import { tableOf, transposed } from "../testing";
import { type ScreeningEvidence } from "./evidence";
import { type ExclusionRule } from "./exclusion-rule";
import { ruleFigures, screen } from "./screen";

/** Four annotators on six items: two careful ones, one who turns the scale round, one who always says 3 or N/A. */
const rows: Maybe[][] = [
  [0, 1, 5, 3],
  [1, 1, 4, 3],
  [2, 3, 3, 3],
  [3, 3, 2, 3],
  [4, 4, 1, null],
  [5, 4, 0, null],
];

const evidence: ScreeningEvidence = {
  table: tableOf(rows),
  answers: transposed(rows),
  seconds: [[9, 11, 30], [4, null, 6], [2, 2, 40], [null]],
  gold: { values: [0, null, 2, null, null, 5], tolerance: 1 },
};

test("answers to gold that are graded already need no table of known answers, and N/A correlates with nothing", () => {
  const answer = (given: Maybe, known: number, isRight: boolean) => ({ given, known, isRight });
  const graded = [
    [answer(1, 0, true), answer(3, 2, false), answer(5, 5, true)],
    [answer(null, 0, true)],
    [],
    [],
  ];
  const figuresOf = (name: "gold-pearson" | "gold-accuracy") =>
    ruleFigures({ name, bound: 0.5 }, { ...evidence, gold: { graded } }).figures;
  expect(figuresOf("gold-accuracy")).toEqual([2 / 3, 1, null, null]);
  // numpy.corrcoef([1, 3, 5], [0, 2, 5])
  expect(figuresOf("gold-pearson")[0]).toBeCloseTo(0.993399267798783, 12);
  expect(figuresOf("gold-pearson").slice(1)).toEqual([null, null, null]);
});

test("an item that is judged on two dimensions is one item and one answer in a row", () => {
  const answers = [
    [4, 4, 4, 4, 4, 1],
    [3, 1, 3, 1],
  ];
  const wholeAnswers = [
    [0, 0, 1],
    [0, 0],
  ];
  const figuresOf = (name: "straight-line" | "judged" | "missing-share") =>
    ruleFigures({ name, bound: 1 }, { table: tableOf(rows), answers, wholeAnswers }).figures;
  expect(figuresOf("straight-line")).toEqual([2, 2]);
  expect(figuresOf("judged")).toEqual([3, 2]);
  expect(figuresOf("missing-share")).toEqual([0, 0]);
});

function excluded(rule: ExclusionRule): [number, number][] {
  return screen([{ minimum: 1, ...rule }], evidence).map(({ annotator, value }) => [annotator, value]);
}

describe("gold", () => {
  test("correlates each annotator with the known answers, and who is constant has no figure", () => {
    const { figures } = ruleFigures({ name: "gold-pearson", bound: 0.5 }, evidence);
    expect(figures[0]).toBe(1);
    expect(figures[2]).toBeLessThan(-0.9);
    expect(figures[3]).toBeNull();
    expect(excluded({ name: "gold-pearson", bound: 0.5 }).map(([annotator]) => annotator)).toEqual([2]);
  });

  test("counts answers within the tolerance as right", () => {
    expect(ruleFigures({ name: "gold-accuracy", bound: 0.667 }, evidence).figures).toEqual([
      1,
      1,
      1 / 3,
      1 / 2,
    ]);
    expect(excluded({ name: "gold-accuracy", bound: 0.667 })).toEqual([
      [2, 1 / 3],
      [3, 1 / 2],
    ]);
  });
});

test("two of three right are not below 0.667", () => {
  const threeGold = {
    table: tableOf([[0], [2], [1]]),
    answers: [[0, 2, 1]],
    gold: { values: [0, 2, 5], tolerance: 1 },
  };
  expect(screen([{ name: "gold-accuracy", bound: 0.667, minimum: 1 }], threeGold)).toEqual([]);
  expect(screen([{ name: "gold-accuracy", bound: 0.7, minimum: 1 }], threeGold)).toHaveLength(1);
});

describe("agreement", () => {
  test("with the mean of the others finds who turns the scale round", () => {
    expect(excluded({ name: "inter-tagger", bound: 0 }).map(([annotator]) => annotator)).toContain(2);
  });

  test("pairwise is held against the average less standard deviations", () => {
    const { figures, bound } = ruleFigures({ name: "pairwise", bound: 1 }, evidence);
    const [a, b, c] = figures.map(Number);
    const average = (a! + b! + c!) / 3;
    const sd = Math.sqrt(((a! - average) ** 2 + (b! - average) ** 2 + (c! - average) ** 2) / 2);
    expect(figures[3]).toBeNull();
    expect(bound).toBeCloseTo(average - sd, 12);
    expect(excluded({ name: "pairwise", bound: 1 }).map(([annotator]) => annotator)).toEqual([2]);
    expect(excluded({ name: "pairwise", bound: 2 })).toEqual([]);
  });

  test("pairwise has no bound when nobody can be compared", () => {
    const alone = { table: tableOf([[1], [2]]), answers: [[1, 2]] };
    expect(ruleFigures({ name: "pairwise", bound: 1 }, alone).bound).toBeNull();
    expect(screen([{ name: "pairwise", bound: 1 }], alone)).toEqual([]);
  });

  test("pairwise of rankings is that within target groups", () => {
    const rankings = [
      [1, 2, 3],
      [1, 2, 3],
      [1, 3, 2],
      [3, 2, 1],
    ].map((ranks, annotator) => ({ group: 0, annotator, ranks }));
    const found = screen([{ name: "pairwise", bound: 1 }], { ...evidence, rankings });
    expect(found.map(({ annotator }) => annotator)).toEqual([3]);
    // Against the others: −1, −1 and −1/2.
    expect(found[0]?.value).toBeCloseTo(-2.5 / 3, 12);
  });
});

describe("conduct", () => {
  test("median seconds need not be moved by one long pause", () => {
    expect(ruleFigures({ name: "seconds", bound: 5 }, evidence).figures).toEqual([11, 5, 2, null]);
    expect(excluded({ name: "seconds", bound: 5 })).toEqual([[2, 2]]);
  });

  test("runs, N/A and few answers are found", () => {
    expect(excluded({ name: "straight-line", bound: 3 })).toEqual([[3, 4]]);
    expect(excluded({ name: "missing-share", bound: 0.3 })).toEqual([[3, 2 / 6]]);
    expect(excluded({ name: "judged", bound: 7 })).toHaveLength(4);
  });

  test("a figure equal to the bound stays, and so does who answered nothing", () => {
    expect(excluded({ name: "straight-line", bound: 4 })).toEqual([]);
    expect(screen([{ name: "judged", bound: 5 }], { ...evidence, answers: [[], [1], [], []] })).toEqual([
      { annotator: 1, rule: { name: "judged", bound: 5 }, value: 1, bound: 5 },
    ]);
  });
});

test("several rules are reported in their order, an annotator under each broken one", () => {
  const rules: ExclusionRule[] = [
    { name: "straight-line", bound: 3 },
    { name: "missing-share", bound: 0.3 },
  ];
  expect(screen(rules, evidence).map(({ annotator, rule }) => [annotator, rule.name])).toEqual([
    [3, "straight-line"],
    [3, "missing-share"],
  ]);
});

test("rules about what is not known are refused", () => {
  const bare = { table: evidence.table, answers: evidence.answers };
  expect(() => screen([{ name: "gold-pearson", bound: 0.5 }], bare)).toThrow("gold");
  expect(() => screen([{ name: "seconds", bound: 5 }], bare)).toThrow("seconds");
});

test("nobody is judged on fewer answers than the rule asks for, ten for a correlation unless told", () => {
  const rule: ExclusionRule = { name: "inter-tagger", bound: 0.5 };
  expect(screen([rule], evidence)).toEqual([]);
  expect(screen([{ ...rule, minimum: 7 }], evidence)).toEqual([]);
  expect(screen([{ ...rule, minimum: 6 }], evidence).map(({ annotator }) => annotator)).toEqual([0, 1, 2]);
  expect(ruleFigures(rule, evidence)).toMatchObject({ counts: [6, 6, 6, 4], minimum: 10 });
});

test("who is not judged moves no average from which others are told apart", () => {
  const rule: ExclusionRule = { name: "pairwise", bound: 1, minimum: 5 };
  const { figures, bound } = ruleFigures(rule, evidence);
  const judged = figures.slice(0, 3) as number[];
  const average = judged.reduce((sum, one) => sum + one, 0) / 3;
  const squares = judged.reduce((sum, one) => sum + (one - average) ** 2, 0);
  expect(bound).toBeCloseTo(average - Math.sqrt(squares / 2), 10);
});
