import { expect, test } from "vitest";
import { isPointDue, liveAlpha, livePairwise, shownFigure, thinnedCourse } from "./live-agreement";

const figure = (n: number) => ({
  value: 0.8,
  low: 0.7,
  high: 0.9,
  n,
  interval: "bootstrap-by-item" as const,
});

test("alpha is shown from twenty items judged twice", () => {
  expect(liveAlpha(figure(19))).toEqual({ value: null, reason: "too_few_items", n: 19 });
  expect(liveAlpha(figure(20))).toEqual({ value: 0.8, low: 0.7, high: 0.9, n: 20 });
});

test("agreement of rankings is shown from ten groups ranked twice", () => {
  const found = { value: 0.8, low: 0.7, high: 0.9, n: 190 };
  expect(livePairwise(found, 9)).toEqual({ value: null, reason: "too_few_items", n: 9 });
  expect(livePairwise(found, 10)).toEqual(found);
});

test("rankings that tell nothing apart say so, with the groups that were ranked twice", () => {
  const found = { value: null, reason: "none_defined", n: 0 };
  expect(livePairwise(found, 12)).toEqual({ value: null, reason: "none_defined", n: 12 });
});

test("a figure without a value keeps its reason", () => {
  expect(shownFigure({ value: null, reason: "no_variance", n: 30 })).toEqual({
    value: null,
    reason: "no_variance",
    n: 30,
  });
});

test("the first point is due after twenty judgments", () => {
  expect([isPointDue(null, 19, true), isPointDue(null, 20, true)]).toEqual([false, true]);
});

test("a further point is due after a hundredth more, and at least twenty more", () => {
  expect([isPointDue(100, 119, true), isPointDue(100, 120, true)]).toEqual([false, true]);
  expect([isPointDue(10_000, 10_099, true), isPointDue(10_000, 10_100, true)]).toEqual([false, true]);
});

test("a point is due as soon as judgments left the count", () => {
  expect(isPointDue(100, 99, true)).toBe(true);
});

test("of a project that takes no more judgments the last ones are counted, once", () => {
  expect([isPointDue(100, 101, false), isPointDue(100, 100, false)]).toEqual([true, false]);
});

test("a long course keeps its ends and a hundred points", () => {
  const thinned = thinnedCourse(Array.from({ length: 1_234 }, (_, at) => at));
  expect(thinned).toHaveLength(100);
  expect([thinned[0], thinned.at(-1)]).toEqual([0, 1_233]);
  expect(new Set(thinned).size).toBe(100);
  expect(thinnedCourse([1, 2])).toEqual([1, 2]);
});
