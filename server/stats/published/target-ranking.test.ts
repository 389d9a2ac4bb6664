import { expect, test, type TestContext } from "vitest";
import { rankingGold, type ComparisonKind, type CandidateCounts } from "../ranking/ranking-gold";
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

test("the 1,063 comparisons of nouns are those of their groups, and R> is 1 but for two positives", (context) => {
  const { comparisons } = published(context, "basic/nn");
  expect(comparisons).toHaveLength(1_063);
  const targets = [...new Set(comparisons.map(({ target }) => target))];
  const groups = targets.map((target): CandidateCounts => {
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
