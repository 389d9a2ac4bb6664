import { expect, test } from "vitest";
import { pairName } from "./pair-name";
import { isSideBySide } from "./side-by-side";

const group = (a: string, b: string) => `A: ${a} B: ${b}`;

test("texts of up to 600 characters are part of the name of their pair", () => {
  const a = "a".repeat(300);
  expect(pairName("Pair 1", a, a, group)).toBe(`A: ${a} B: ${a}`);
  expect(pairName("Pair 1", a, `${a}b`, group)).toBe("Pair 1");
});

test("one text of 241 characters puts all pairs of a HIT side by side, 240 none", () => {
  const short = { textA: "x", textB: "y" };
  expect(isSideBySide([short, { textA: "x", textB: "b".repeat(240) }])).toBe(false);
  expect(isSideBySide([short, { textA: "x", textB: "b".repeat(241) }])).toBe(true);
});

test("an emoji is one character", () => {
  expect(isSideBySide([{ textA: "🙂".repeat(240), textB: "" }])).toBe(false);
});
