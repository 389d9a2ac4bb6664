import { expect, test } from "vitest";
import { seededRandom } from "../random";
import { PearsonByGroup } from "./pearson-by-group";
import { pearsonValue } from "./pearson-value";

interface Entry {
  group: number;
  x: number;
  y: number;
}

function byGroup(count: number, entries: readonly Entry[]): number[] {
  const groups = new PearsonByGroup(count);
  for (const { group, x, y } of entries) groups.addFirst(group, x, y);
  groups.turn();
  for (const { group, x, y } of entries) groups.addAgain(group, x, y);
  return Array.from({ length: count }, (_, group) => groups.value(group));
}

test("mixed entries have the correlations of each group by itself, to the last digit", () => {
  const random = seededRandom(3);
  const entries = Array.from({ length: 600 }, () => ({
    group: Math.floor(20 * random()),
    x: Math.floor(6 * random()) / 10,
    y: random() * 1e300,
  }));
  const expected = Array.from({ length: 20 }, (_, group) => {
    const own = entries.filter((entry) => entry.group === group);
    return pearsonValue(
      own.map(({ x }) => x),
      own.map(({ y }) => y),
      own.length,
    );
  });
  const found = byGroup(20, entries);
  expect(found).toEqual(expected);
  expect(found.every(Number.isFinite)).toBe(true);
});

test("a group without entries, with one, with equal values or with infinite ones has none", () => {
  const found = byGroup(4, [
    { group: 1, x: 1, y: 2 },
    ...[1, 2, 3].map((y) => ({ group: 2, x: 0.1, y })),
    ...[1, 2, Infinity].map((x) => ({ group: 3, x, y: 1 / x })),
  ]);
  expect(found).toEqual([NaN, NaN, NaN, NaN]);
});
