import { expect, test, type TestContext } from "vitest";
import { modelScores, type DecidedComparison } from "../ranking/model-score";
import { rankingGold, type ComparisonKind, type TargetGroup } from "../ranking/ranking-gold";
import { readCells, sharedData } from "./shared-data";

// Avraham and Goldberg 2016: a block for each target; comparisons of positives, then with distractors, then with randoms.

interface Published {
  targets: number;
  comparisons: { target: number; kind: ComparisonKind; first: string; second: string; share: number }[];
}

function published(context: TestContext, set: string): Published {
  const rows = readCells(sharedData(context, `ag-evaluation/${set}.txt`), ",");
  const found: Published = { targets: 0, comparisons: [] };
  let kind: ComparisonKind = "positive";
  let isTarget = true;
  for (const [first = "", share, second = "", rest] of rows) {
    if (share !== undefined) {
      expect(Number(share) + Number(rest)).toBeCloseTo(1, 2);
      found.comparisons.push({ target: found.targets, kind, first, second, share: Number(share) });
    } else if (first === "") isTarget = true;
    else if (isTarget) {
      [kind, isTarget] = ["positive", false];
      found.targets += 1;
    } else kind = first === "distractors" ? "distractor" : "random";
  }
  return found;
}

const decided = ({ comparisons }: Published, similarity: (word: string) => number): DecidedComparison[] =>
  comparisons.map(({ kind, share, first, second }) => ({
    kind,
    share,
    similarities: [similarity(first), similarity(second)],
  }));

// Reference numbers: the formula of §4.2 in exact fractions (Python), for a model to which the longer word is the more similar.
test.for([
  ["basic/nn", 75, 0.4654425205907121, 0.6669384796593277, 0.4123505976095618, 0.3944223107569721],
  ["basic/jj", 30, 0.38064516129032255, null, 0.41935483870967744, 0.3419354838709677],
  ["basic/vb", 41, 0.3273542600896861, null, 0.34977578475336324, 0.30493273542600896],
  ["rare/0-100", 35, 0.23780487804878048, null, null, 0.23780487804878048],
] as const)(
  "%s: the score of a model over all comparisons and over each kind",
  ([set, targets, ...scores], context) => {
    const gold = published(context, set);
    expect(gold.targets).toBe(targets);
    const { all, positive, distractor, random } = modelScores(decided(gold, (word) => word.length));
    [all, positive, distractor, random].forEach(({ value }, at) => {
      const expected = scores[at] ?? null;
      if (expected === null) expect(value).toBeNull();
      else expect(value).toBeCloseTo(expected, 12);
    });
  },
);

test("the 1,063 comparisons of nouns are those of their groups, and R> is 1 but for two positives", (context) => {
  const { comparisons } = published(context, "basic/nn");
  expect(comparisons).toHaveLength(1_063);
  const targets = [...new Set(comparisons.map(({ target }) => target))];
  const groups = targets.map((target): TargetGroup => {
    const here = comparisons.filter((one) => one.target === target);
    const words = (kind: ComparisonKind, side: "first" | "second") =>
      new Set(here.filter((one) => one.kind === kind).map((one) => one[side])).size;
    return {
      positive: words("random", "first"),
      distractor: words("distractor", "second"),
      random: words("random", "second"),
    };
  });
  const gold = rankingGold(groups, []);
  const kinds = (list: readonly { kind: ComparisonKind }[]) => list.map(({ kind }) => kind).sort();
  expect(kinds(gold)).toEqual(kinds(comparisons));
  const certain = comparisons.filter(({ kind }) => kind !== "positive");
  expect(certain.every(({ share }) => share === 1)).toBe(true);
});
