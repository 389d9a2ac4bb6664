import { expect, test } from "vitest";
import { shareFound } from "./simulate-runs";

const asked = { studies: 400, samples: 100 };
const runs = { a: 0.7, b: 0.7, shared: 0.8, items: 250 };

// Of 400 studies 5 % give or take 2.2.
test("where two runs are equally good, Williams and the bootstrap find a difference in one of twenty, Fisher hardly ever", () => {
  const { fisher, williams, bootstrap } = shareFound(runs, asked);
  expect(fisher).toBeLessThan(0.02);
  expect(williams).toBeGreaterThan(0.028);
  expect(williams).toBeLessThan(0.08);
  expect(bootstrap).toBeGreaterThan(0.028);
  expect(bootstrap).toBeLessThan(0.09);
});

test("where one run is better, Williams and the bootstrap find it far more often than Fisher", () => {
  const { fisher, williams, bootstrap } = shareFound({ ...runs, a: 0.74 }, asked);
  expect(williams).toBeGreaterThan(fisher + 0.25);
  expect(bootstrap).toBeGreaterThan(fisher + 0.25);
});
