import { afterEach, expect, test, vi } from "vitest";
import { newId } from "./ids";

const made = Array.from({ length: 5_000 }, newId);

afterEach(() => void vi.useRealTimers());

test("ids sort as they were made, also within one millisecond, and none comes twice", () => {
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test("more ids than one millisecond has room for, and a clock that is set back, keep the order", () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const crowded = Array.from({ length: 100_000 }, newId);
  vi.setSystemTime(Date.now() - 3_600_000);
  crowded.push(newId(), newId());
  expect(crowded.toSorted()).toEqual(crowded);
  expect(new Set(crowded).size).toBe(crowded.length);
});

test("an id has 18 letters and digits, and tells when it was made", () => {
  const [id = ""] = made;
  expect(id).toMatch(/^[0-9a-v]{18}$/);
  expect(Math.abs(Date.now() - Number.parseInt(id.slice(0, 9), 32))).toBeLessThan(600_000);
});

test("an id sorts after those of releases before, which were UUIDs of version 7", () => {
  const [id = ""] = made;
  expect(id > "01ffffff-ffff-7fff-bfff-ffffffffffff").toBe(true);
});

test("what cannot be guessed of an id is drawn anew for each", () => {
  const tails = made.map((id) => Number.parseInt(id.slice(-6), 32));
  // Of 5,000 draws out of 2^30, 0.01 pairs are expected to be the same.
  expect(new Set(tails).size).toBeGreaterThan(made.length - 3);
  const ones = tails.map((tail) => tail.toString(2).replaceAll("0", "").length);
  // Half of 30 bits, with a standard deviation of 0.04 for the mean of so many.
  expect(Math.abs(ones.reduce((sum, one) => sum + one, 0) / ones.length - 15)).toBeLessThan(0.35);
});
