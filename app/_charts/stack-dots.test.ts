import { expect, test } from "vitest";
import { stackDots } from "./stack-dots";

test("equal values stand on each other and no dot hides another", () => {
  const { strips } = stackDots([[4, 1, 1, 1]]);
  expect(strips).toEqual([
    {
      nameY: 14,
      base: 42,
      dots: [
        { value: 1, y: 42 },
        { value: 1, y: 33 },
        { value: 1, y: 24 },
        { value: 4, y: 42 },
      ],
    },
  ]);
});

test("a strip begins under the one before, however high that is", () => {
  const { strips, height } = stackDots([[0, 0], [5], []]);
  expect(strips.map((strip) => strip.base)).toEqual([33, 67, 101]);
  expect(strips.map((strip) => strip.nameY)).toEqual([14, 57, 91]);
  expect(height).toBe(111);
});
