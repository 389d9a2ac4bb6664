import { expect, test } from "vitest";
import { bootstrapInterval } from "../intervals/bootstrap";
import { judgmentTable } from "../judgments/judgment-table";
import { randomNormal, seededRandom } from "../random";
import { krippendorffMatrix, tableOf } from "../testing";
import { alphaReplicates } from "./bootstrap-alpha";
import { krippendorffAlpha } from "./krippendorff-alpha";

const table = tableOf(krippendorffMatrix);

test("a range gives the same samples whole and in parts", () => {
  const whole = alphaReplicates(table, "ordinal", { seed: 4, from: 0, to: 30 });
  const parts = [
    ...alphaReplicates(table, "ordinal", { seed: 4, from: 0, to: 13 }),
    ...alphaReplicates(table, "ordinal", { seed: 4, from: 13, to: 30 }),
  ];
  expect([...whole]).toEqual(parts);
});

test("another seed gives other samples", () => {
  const one = alphaReplicates(table, "nominal", { seed: 1, from: 0, to: 20 });
  const other = alphaReplicates(table, "nominal", { seed: 2, from: 0, to: 20 });
  expect([...one]).not.toEqual([...other]);
});

test("samples scatter around the α of all items", () => {
  const { value } = krippendorffAlpha(table, "interval");
  const interval = bootstrapInterval(alphaReplicates(table, "interval", { seed: 1, from: 0, to: 1_000 }));
  expect(interval?.replicates).toBe(1_000);
  expect(interval?.low).toBeLessThan(value ?? NaN);
  expect(interval?.high).toBeGreaterThan(value ?? NaN);
});

test("a sample of one item is that item", () => {
  const single = tableOf([[1, 2, 4]]);
  const { value } = krippendorffAlpha(single, "interval");
  expect([...alphaReplicates(single, "interval", { seed: 9, from: 0, to: 3 })]).toEqual([
    value,
    value,
    value,
  ]);
});

test("a sample without an α is left out", () => {
  const nearlyConstant = tableOf([
    [2, 2],
    [2, 2],
    [2, 3],
  ]);
  const found = alphaReplicates(nearlyConstant, "nominal", { seed: 1, from: 0, to: 100 });
  expect(found.length).toBeGreaterThan(50);
  expect(found.length).toBeLessThan(100);
  expect(alphaReplicates(tableOf([[2, 2]]), "nominal", { seed: 1, from: 0, to: 10 })).toHaveLength(0);
});

test("of a hundred campaigns about ninety-five have the true α inside their interval", () => {
  // Values are truth plus noise of the same variance, so that interval α is 1/2 in the population.
  const covered = Array.from({ length: 100 }, (_, campaign) => {
    const interval = bootstrapInterval(
      alphaReplicates(noisyCampaign(campaign), "interval", { seed: campaign, from: 0, to: 100 }),
    );
    return interval !== null && interval.low <= 0.5 && interval.high >= 0.5;
  }).filter(Boolean).length;
  expect(covered).toBeGreaterThanOrEqual(86);
  expect(covered).toBeLessThanOrEqual(99);
});

function noisyCampaign(seed: number) {
  const random = seededRandom(1_000 + seed);
  const judgments = Array.from({ length: 60 }, (_, item) => {
    const truth = randomNormal(random);
    return [0, 1, 2].map((annotator) => ({ item, annotator, value: truth + randomNormal(random) }));
  }).flat();
  return judgmentTable({
    itemCount: 60,
    annotatorCount: 3,
    items: judgments.map(({ item }) => item),
    annotators: judgments.map(({ annotator }) => annotator),
    values: judgments.map(({ value }) => value),
  });
}
