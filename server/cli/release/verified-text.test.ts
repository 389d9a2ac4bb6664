import { expect, test } from "vitest";
import { verifiedText } from "./verified-text";

const verified = {
  ...{ project: "glosses", version: 2, files: 17, judgments: 3_750 },
  ...{ otherFormat: null, differences: [] },
};

test("a correct release is told with what it was computed from", () => {
  expect(verifiedText(verified)).toBe(
    "Release 2 of glosses is correct: 17 files, computed again from 3750 judgments.",
  );
});

test("of a release in another format it is said that its files were not computed again", () => {
  expect(verifiedText({ ...verified, otherFormat: 1 })).toMatch(/were not computed again: .* format 1\./);
});

test("each difference stands at its line, if it has one", () => {
  const differences = [
    { file: "gold.csv", line: 4, expected: "2.5", found: "3" },
    { file: "gold.parquet", line: null, expected: "a file", found: "nothing" },
  ];
  expect(verifiedText({ ...verified, differences }).split("\n")).toEqual([
    "gold.csv:4",
    "  expected: 2.5",
    "  found:    3",
    "gold.parquet",
    "  expected: a file",
    "  found:    nothing",
  ]);
});
