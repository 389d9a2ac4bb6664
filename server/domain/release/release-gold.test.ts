import fc from "fast-check";
import { expect, test } from "vitest";
import { countedTable } from "./counted-table";
import { GatherJudgments } from "./gather-judgments";
import { releaseGold } from "./release-gold";

const mean = { aggregation: { method: "mean" }, allNotApplicable: "zero" } as const;
const plain = {
  dimension: 0,
  seconds: 5,
  hit: 1,
  gold: false,
  uncounted: null,
  submittedAt: 0,
  answer: null,
  order: null,
  confidence: null,
  corrected: false,
  swapped: null,
  language: null,
};

function columnsOf(
  judgments: readonly { item: number; annotator: number; value: number | null; uncounted?: "late" }[],
  itemCount: number,
) {
  const gathered = new GatherJudgments();
  for (const judgment of judgments) gathered.add({ ...plain, ...judgment });
  return gathered.columns(itemCount, Uint32Array.of(2, 0, 1));
}

const tableOf = (columns: ReturnType<typeof columnsOf>, itemCount: number) =>
  countedTable(columns, { annotatorCount: 3, dimension: 0, from: 0, to: itemCount, withGold: true });

test("judgments lie by item and by the rank of their annotator, in whatever order they came", () => {
  const judgments = [0, 1].flatMap((item) =>
    [0, 1, 2].map((annotator) => ({ item, annotator, value: 10 * item + annotator })),
  );
  fc.assert(
    fc.property(fc.shuffledSubarray(judgments, { minLength: judgments.length }), (shuffled) => {
      const { starts, annotators, values } = columnsOf(shuffled, 3);
      expect([...starts]).toEqual([0, 3, 6, 6]);
      expect([...annotators]).toEqual([0, 1, 2, 0, 1, 2]);
      expect([...values]).toEqual([1, 2, 0, 11, 12, 10]);
    }),
  );
});

test("more judgments than were expected keep their places", () => {
  const judgments = Array.from({ length: 5_000 }, (_, item) => ({ item, annotator: item % 3, value: item }));
  expect([...columnsOf(judgments, 5_000).values]).toEqual(judgments.map(({ value }) => value));
});

test("what does not count is left out, and N/A is a vote for the mean of the others", () => {
  const columns = columnsOf(
    [
      { item: 0, annotator: 0, value: 4 },
      { item: 0, annotator: 1, value: 1, uncounted: "late" },
      { item: 0, annotator: 2, value: null },
      { item: 1, annotator: 0, value: null },
    ],
    3,
  );
  const gold = releaseGold(tableOf(columns, 3), mean, new Map());
  expect(gold.map(({ value, n }) => [value, n])).toEqual([
    [4, 1],
    [0, 0],
    [null, 0],
  ]);
  const missing = releaseGold(tableOf(columns, 3), { ...mean, allNotApplicable: "missing" }, new Map());
  expect(missing[1]?.value).toBeNull();
});

test("a decision takes the place of the value and its interval, and leaves n and spread", () => {
  const columns = columnsOf(
    [0, 1, 2, 3].flatMap((item) => [0, 1].map((annotator) => ({ item, annotator, value: 2 * annotator }))),
    4,
  );
  const [decided, accepted, notApplicable, plainOne] = releaseGold(
    tableOf(columns, 4),
    mean,
    new Map([
      [0, { kind: "value", value: 2.5 }],
      [1, { kind: "mean" }],
      [2, { kind: "not-applicable" }],
    ]),
  );
  expect(decided).toMatchObject({
    value: 2.5,
    n: 2,
    sd: Math.SQRT2,
    low: null,
    high: null,
    adjudicated: true,
  });
  expect(accepted).toEqual({ ...plainOne, adjudicated: true });
  expect(notApplicable).toMatchObject({ value: 0, low: null, adjudicated: true });
  expect(plainOne).toMatchObject({ value: 1, adjudicated: false });
});
