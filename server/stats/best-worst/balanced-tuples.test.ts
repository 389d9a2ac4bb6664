import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../random";
import { balancedTuples, evenCompany, tupleCountFor } from "./balanced-tuples";

const counted = (keys: readonly (number | string)[]) => {
  const times = new Map<number | string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  return [...times.values()];
};

const twosOf = (tuple: readonly number[]) =>
  tuple.flatMap((one) => tuple.filter((other) => one < other).map((other) => `${one} ${other}`));

const drawn = fc.record({
  count: fc.integer({ min: 5, max: 70 }),
  factor: fc.constantFrom(1.5, 1.75, 2),
  seed: fc.nat(10_000),
});

test("every thing stands in as many tuples as any other or in one more, and never twice in one", () => {
  fc.assert(
    fc.property(drawn, ({ count, factor, seed }) => {
      const tuples = balancedTuples(seededRandom(seed), count, tupleCountFor(count, factor));
      expect(tuples).toHaveLength(Math.ceil(factor * count));
      for (const tuple of tuples) expect(new Set(tuple).size).toBe(4);
      const times = counted(tuples.flat());
      expect(times).toHaveLength(count);
      expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 40 },
  );
});

test("no two things are together more than once above an even spread", () => {
  fc.assert(
    fc.property(drawn, ({ count, factor, seed }) => {
      const tuples = balancedTuples(seededRandom(seed), count, tupleCountFor(count, factor));
      const most = Math.max(...counted(tuples.flatMap(twosOf)));
      expect(most).toBeLessThanOrEqual(evenCompany(count, tuples.length) + 1);
    }),
    { numRuns: 40 },
  );
});

test.each([43, 100, 5_000])("of %i things no two are together twice", (count) => {
  const tuples = balancedTuples(seededRandom(1), count, tupleCountFor(count, 2));
  expect(Math.max(...counted(tuples.flatMap(twosOf)))).toBe(1);
  expect(Math.max(...counted(tuples.flat()))).toBe(8);
});

test("the same seed makes the same tuples, another one others", () => {
  const made = (seed: number) => balancedTuples(seededRandom(seed), 30, 45);
  expect(made(3)).toEqual(made(3));
  expect(made(3)).not.toEqual(made(4));
});

test("four things make one question only, and are refused", () => {
  expect(() => balancedTuples(seededRandom(1), 4, 6)).toThrow("Cannot make 6 tuples of 4 things");
  expect(() => balancedTuples(seededRandom(1), 9, 0)).toThrow(RangeError);
});
