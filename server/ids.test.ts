import { expect, test } from "vitest";
import { newId } from "./ids";

const made = Array.from({ length: 5_000 }, newId);

test("ids sort as they were made, also within one millisecond, and none comes twice", () => {
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test("an id is a UUID of version 7 that tells when it was made", () => {
  const [id = ""] = made;
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const madeAt = Number.parseInt(id.replace("-", "").slice(0, 12), 16);
  expect(Math.abs(Date.now() - madeAt)).toBeLessThan(600_000);
});

test("what cannot be guessed of an id is drawn anew for each", () => {
  const tails = made.map((id) => id.slice(-12));
  expect(new Set(tails).size).toBe(made.length);
  const ones = tails.map((tail) => Number.parseInt(tail, 16).toString(2).replaceAll("0", "").length);
  // Half of 48 bits, with a standard deviation of 0.05 for the mean of so many.
  expect(Math.abs(ones.reduce((sum, one) => sum + one, 0) / ones.length - 24)).toBeLessThan(0.4);
});
