import { expect, test } from "vitest";
import { hit, warning } from "@/app/_messages/en/annotator.json";
import { warningText } from "./warning-text";

test("a hint names the figure as it is read", () => {
  expect(warningText({ rule: "seconds", value: 2.345, bound: 5 }, { hit, warning })).toContain(
    "2.3 seconds an item",
  );
  expect(warningText({ rule: "straight-line", value: 20, bound: 19 }, { hit, warning })).toMatch(
    /^20 answers in a row/,
  );
  expect(warningText({ rule: "missing-share", value: 0.6, bound: 0.5 }, { hit, warning })).toMatch(
    /^60% of your answers/,
  );
});

test("a hint on attention checks says when one more ends the work", () => {
  const told = (last: { isLastChance?: true }) =>
    warningText({ rule: "attention-checks", value: 1, bound: 2, ...last }, { hit, warning });
  expect(told({})).toMatch(/So far: 1\..*to its end\.$/);
  expect(told({ isLastChance: true })).toMatch(/once more, your work here ends/);
});

test("a hint on agreement names no figure", () => {
  expect(warningText({ rule: "agreement", value: 0.1, bound: 0.4 }, { hit, warning })).not.toMatch(/\d/);
});
