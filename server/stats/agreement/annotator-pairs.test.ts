import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { eachAnnotatorPair } from "./annotator-pairs";

function visited(minShared: number): unknown[] {
  const found: unknown[] = [];
  const table = tableOf([
    [1, 2, null, 9],
    [3, 4, 5, null],
    [6, null, 7, null],
  ]);
  eachAnnotatorPair(table, minShared, (one, other, shared, x, y) =>
    found.push([one, other, shared, [...x.slice(0, shared)], [...y.slice(0, shared)]]),
  );
  return found;
}

test("every pair is visited once, with both values of each shared item", () => {
  expect(visited(1)).toEqual([
    [0, 1, 2, [1, 3], [2, 4]],
    [0, 2, 2, [3, 6], [5, 7]],
    [0, 3, 1, [1], [9]],
    [1, 2, 1, [4], [5]],
    [1, 3, 1, [2], [9]],
  ]);
});

test("pairs that share too little are passed over, and pairs that share nothing always", () => {
  expect(visited(2)).toHaveLength(2);
  expect(visited(0)).toEqual(visited(1));
});
