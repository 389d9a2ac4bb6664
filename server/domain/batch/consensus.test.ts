import { expect, test } from "vitest";
import { consensusOfRankings, consensusOfValues } from "./consensus";

test("the consensus is the value most judgments are right with", () => {
  expect(consensusOfValues([4, 4, 4, 4, 1], 0)).toEqual({ answer: 4, order: null, agreement: 0.8 });
  expect(consensusOfValues([3, 4, 5, 5, 0], 1)).toEqual({ answer: 4, order: null, agreement: 0.8 });
});

test("of values that are equally right the one nearest to the mean is taken, then the least", () => {
  expect(consensusOfValues([1, 1, 4, 4, 5], 0)?.answer).toBe(4);
  expect(consensusOfValues([2, 4], 0)?.answer).toBe(2);
});

test("where most say Not Applicable that is what they agree on", () => {
  expect(consensusOfValues([null, null, null, 2], 0)).toEqual({ answer: null, order: null, agreement: 0.75 });
  expect(consensusOfValues([null, 2], 0)).toEqual({ answer: 2, order: null, agreement: 0.5 });
  expect(consensusOfValues([], 0)).toBeNull();
});

test("rankings agree on the order of the mean ranks, as far as they are that order", () => {
  const ranked = consensusOfRankings([
    [2, 1, 3],
    [2, 1, 3],
    [2, 3, 1],
    [2, 1, 3],
  ]);
  expect(ranked).toEqual({ answer: 1, order: [1, 0, 2], agreement: 0.75 });
  expect(consensusOfRankings([])).toBeNull();
});
