import { expect, test } from "vitest";
import { typedAnswer } from "@/server/domain/scale/typed-answer";

const scale = { step: 0.05, points: [{ value: 0 }, { value: 10 }] };

test.each([
  ["7.35", 7.35],
  ["7,35", 7.35],
  [" 10 ", 10],
  ["0", 0],
  ["٧٫٣٥", 7.35],
  ["۷٫۳۵", 7.35],
  ["７．３５", 7.35],
])("%s is read as %d", (text, value) => {
  expect(typedAnswer(scale, text)).toBe(value);
});

test.each(["", "7.36", "10.05", "-1", "seven", "1e400"])("%s is not on the scale", (text) => {
  expect(typedAnswer(scale, text)).toBeNull();
});
