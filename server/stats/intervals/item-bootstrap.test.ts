import { expect, test } from "vitest";
import { alphaReplicates } from "../agreement/bootstrap-alpha";
import { fleissKappa } from "../agreement/fleiss-kappa";
import { krippendorffAlpha } from "../agreement/krippendorff-alpha";
import { interTaggerCorrelation } from "../agreement/inter-tagger";
import { meanBetweenPairs, meanWithOthers } from "../agreement/mean-correlations";
import { pairwiseAgreementOf } from "../agreement/pairwise-agreement";
import { itemValues } from "../judgments/item-values";
import { krippendorffMatrix, tableOf } from "../testing";
import { itemReplicates } from "./item-bootstrap";

test("samples hold whole items with their annotators", () => {
  const rows = [
    [1, null, 3],
    [4, 5, null],
  ];
  const seen = new Set<string>();
  itemReplicates(
    tableOf(rows),
    (sample) => {
      for (let item = 0; item < sample.itemCount; item += 1) {
        const judges = [...sample.annotators.subarray(sample.starts[item], sample.starts[item + 1])];
        seen.add(`${itemValues(sample, item).join()} by ${judges.join()}`);
      }
      return { value: null };
    },
    { seed: 1, from: 0, to: 20 },
  );
  expect([...seen].sort()).toEqual(["1,3 by 0,2", "4,5 by 0,1"]);
});

test("α has the same samples here and by its faster way, where every item is judged twice", () => {
  const table = tableOf(krippendorffMatrix.slice(0, 11));
  const range = { seed: 6, from: 0, to: 25 };
  const slow = itemReplicates(table, (sample) => krippendorffAlpha(sample, "ordinal"), range);
  const fast = alphaReplicates(table, "ordinal", range);
  expect(slow).toHaveLength(25);
  slow.forEach((value, at) => expect(value).toBeCloseTo(fast[at]!, 10));
});

test("samples in which a statistic is undefined are left out", () => {
  const table = tableOf([
    [1, 1],
    [2, 2],
  ]);
  const found = itemReplicates(table, fleissKappa, { seed: 1, from: 0, to: 50 });
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(50);
});

test("the quick means have the samples of the whole statistics", () => {
  const table = tableOf(krippendorffMatrix);
  const range = { seed: 3, from: 0, to: 60 };
  const ofTables = itemReplicates(table, (sample) => interTaggerCorrelation(sample).pearson, range);
  expect(itemReplicates(table, meanWithOthers(), range)).toEqual(ofTables);
  const pairsOfTables = itemReplicates(table, (sample) => pairwiseAgreementOf(sample, 2).pearson, range);
  expect(itemReplicates(table, meanBetweenPairs(2), range)).toEqual(pairsOfTables);
  expect(new Set(ofTables).size).toBeGreaterThan(50);
});
