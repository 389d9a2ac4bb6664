import { expect, test } from "vitest";
import { linearAxis, logAxis } from "./axis";
import { scatterHeight, scatterPlace } from "./scatter";

const sides = { x: { axis: logAxis(100, 5), name: "items" }, y: { axis: linearAxis(-1, 1, 5), name: "r" } };

test("points stand by both figures, upwards from the lower edge", () => {
  expect(scatterPlace(sides, 10, 1)).toEqual({ x: 0.5, y: 0 });
  expect(scatterPlace(sides, 100, -1)).toEqual({ x: 1, y: scatterHeight });
  expect(scatterPlace(sides, 1, 0)).toEqual({ x: 0, y: scatterHeight / 2 });
});

test("what is undefined stands nowhere", () => {
  expect(scatterPlace(sides, null, 0)).toBeNull();
  expect(scatterPlace(sides, 10, null)).toBeNull();
});
