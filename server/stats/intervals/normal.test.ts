import { expect, test } from "vitest";
import { normal975, normalUpperTail } from "./normal";

// Reference numbers: scipy.stats.norm.sf(z).
test.each([
  [0, 0.5],
  [0.5, 0.3085375387259869],
  [1.96, 0.024997895148220435],
  [3, 0.0013498980316300933],
  [5.1, 1.6982674071475966e-7],
  [8, 6.22096057427174e-16],
  [20, 2.7536241186061556e-89],
  [-1, 0.8413447460685429],
])("the tail above %d agrees with scipy", (z, expected) => {
  expect(normalUpperTail(z) / expected).toBeCloseTo(1, 12);
});

test("2.5 % lie above the reach of a 95 % interval", () => {
  expect(normalUpperTail(normal975)).toBeCloseTo(0.025, 15);
});
