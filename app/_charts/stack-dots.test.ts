import { expect, test } from "vitest";
import { stackDots } from "./stack-dots";

test("equal values stand on each other and no dot hides another", () => {
  const { strips } = stackDots([[4, 1, 1, 1]], 100);
  expect(strips).toEqual([
    {
      nameY: 114,
      base: 142,
      dots: [
        { value: 1, y: 142 },
        { value: 1, y: 133 },
        { value: 1, y: 124 },
        { value: 4, y: 142 },
      ],
    },
  ]);
});

test("a strip begins under the one before, however high that is", () => {
  const { strips, base } = stackDots([[0, 0], [5], []], 0);
  expect(strips.map((strip) => strip.base)).toEqual([33, 67, 101]);
  expect(strips.map((strip) => strip.nameY)).toEqual([14, 57, 91]);
  expect(base).toBe(111);
});
