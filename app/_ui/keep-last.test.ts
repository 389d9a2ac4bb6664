import { expect, test } from "vitest";
import { keepLast } from "./keep-last";

test("what is kept is not made again, and the oldest gives way", () => {
  const made: string[] = [];
  const kept = keepLast<string>(2);
  const ask = (key: string) =>
    kept(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(["a", "b", "a", "c", "b", "a"].map(ask)).toEqual(["A", "B", "A", "C", "B", "A"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
});
