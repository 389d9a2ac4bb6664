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

test("a hint on agreement names no figure", () => {
  expect(warningText({ rule: "agreement", value: 0.1, bound: 0.4 }, { hit, warning })).not.toMatch(/\d/);
});
