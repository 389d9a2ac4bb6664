import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { shiftedAndScaled } from "./shift-and-scale";

test("an annotator who uses a shifted and stretched scale is brought back onto that of the others", () => {
  const truth = [1, 2, 3, 4, 5];
  const table = tableOf(truth.map((value) => [value, value, 2 * value + 10]));
  const corrected = shiftedAndScaled(table);
  const third = truth.map((_, item) => corrected[3 * item + 2]!);
  third.forEach((value, item) => expect(value).toBeCloseTo(truth[item]!, 10));
});

test("a scale far from 0 is corrected like one near it", () => {
  const rows = [
    [1, 2, 4],
    [3, 5, 4],
    [2, 1, 3],
  ];
  const near = shiftedAndScaled(tableOf(rows));
  const far = shiftedAndScaled(tableOf(rows.map((row) => row.map((value) => value + 1e8))));
  far.forEach((value, judgment) => expect(value - 1e8).toBeCloseTo(near[judgment]!, 6));
});

test("annotators who use the scale alike stay as they are", () => {
  const rows = [
    [1, 2, 3],
    [2, 3, 1],
    [3, 1, 2],
  ];
  // Each has mean 2 and the same variance, and so have the others on the same items.
  const corrected = shiftedAndScaled(tableOf(rows));
  corrected.forEach((value, judgment) => expect(value).toBeCloseTo(rows.flat()[judgment]!, 10));
});

test("a constant annotator is only shifted, and one without two shared items is left alone", () => {
  const corrected = shiftedAndScaled(
    tableOf([
      [1, 9, null],
      [3, 9, null],
      [null, 9, 7],
    ]),
  );
  // The first annotator's mean of 2 goes to the constant 9, the constant to the mean of 1, 3 and 7; the third stays.
  [8, 11 / 3, 10, 11 / 3, 11 / 3, 7].forEach((value, judgment) => {
    expect(corrected[judgment]).toBeCloseTo(value, 10);
  });
});
