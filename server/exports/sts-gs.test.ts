import fc from "fast-check";
import { expect, test } from "vitest";
import { formatScore, stsGs, stsGsFileName } from "./sts-gs";
import { releaseOf, textOf } from "./testing";

test.each([
  [5, "5"],
  [4.4, "4.4"],
  [3.25, "3.25"],
  [13 / 3, "4.333333333333333"],
  [0, "0"],
  [null, ""],
])("the score %d is written as %j", (score, text) => {
  expect(formatScore(score)).toBe(text);
});

test("whatever the score, what is written reads back as the same number", () => {
  fc.assert(
    fc.property(fc.double({ min: -1_000, max: 1_000, noNaN: true }), (score) => {
      expect(Number(formatScore(score))).toBe(score + 0);
    }),
  );
});

test("an item without a score leaves its line empty", () => {
  const release = releaseOf([{}, {}, {}], { gold: [[{ value: 4.4 }, null, { value: 5 }]] });
  expect(textOf(stsGs("OnWN"), release)).toBe("4.4\n\n5\n");
});

test("of several dimensions each has a column, as in the typed task", () => {
  const gold = [
    [{ value: 3 }, { value: 1.8 }],
    [{ value: 1.2 }, null],
    [{ value: 0 }, { value: 5 }],
  ];
  const dimensions = ["general", "author", "time"];
  expect(textOf(stsGs("europeana"), releaseOf([{}, {}], { gold, dimensions }))).toBe("3\t1.2\t0\n1.8\t\t5\n");
});

test("the file is called after its dataset", () => {
  expect(stsGsFileName("surprise.OnWN")).toBe("STS.gs.surprise.OnWN.txt");
});
