import { expect, test } from "vitest";
import { runwayLeftOf } from "./runway-left";

const onePerHit = { goldFrequency: { kind: "fixed" as const }, goldPerHit: 1, hitSize: 5 };

test("the gold lasts as many HITs as it fills, and each person has what they have not met", () => {
  expect(runwayLeftOf(10, [0, 7, 8], onePerHit)).toEqual({ hits: 10, least: 2, shortPeople: 1 });
  expect(runwayLeftOf(10, [0], { ...onePerHit, goldPerHit: 3 })).toMatchObject({ hits: 3, least: 3 });
});

test("an adaptive frequency uses one gold item for so many items, whatever the page", () => {
  const adaptive = { ...onePerHit, goldFrequency: { kind: "adaptive" as const, high: 10, low: 5 } };
  expect(runwayLeftOf(10, [9], adaptive)).toEqual({ hits: 20, least: 2, shortPeople: 1 });
});

test("where nobody may work there is no least, and without gold in the HITs nothing runs out", () => {
  expect(runwayLeftOf(10, [], onePerHit)).toEqual({ hits: 10, least: null, shortPeople: 0 });
  expect(runwayLeftOf(0, [0], { ...onePerHit, goldPerHit: 0 })).toEqual({
    hits: null,
    least: null,
    shortPeople: 0,
  });
});
