import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { krippendorffMatrix } from "../testing";
import { alphaOfSets } from "./alpha-of-sets";
import { commonSubsequence } from "./common-subsequence";
import { jaccardDistance, masiDistance } from "./set-distance";

const set = (...members: number[]) => new Set(members);

describe("distances", () => {
  // The fourth is the example of NLTK's masi_distance, which has 0.67 for 2/3 and so 0.665.
  test.each([
    [set(), set(), 0, 0],
    [set(1), set(), 1, 1],
    [set(1, 2), set(2, 1), 0, 0],
    [set(1, 2), set(1, 2, 3, 4), 1 / 2, 2 / 3],
    [set(1, 2), set(2, 3), 2 / 3, 8 / 9],
    [set(1), set(2), 1, 1],
  ])("%j and %j", (one, other, jaccard, masi) => {
    expect(jaccardDistance(one, other)).toBeCloseTo(jaccard, 14);
    expect(masiDistance(one, other)).toBeCloseTo(masi, 14);
    expect(masiDistance(other, one)).toBeCloseTo(masi, 14);
  });
});

describe("alpha of sets", () => {
  test("with one member each is the textbook's nominal alpha", () => {
    const items = krippendorffMatrix.map((row) =>
      row.filter((value) => value !== null).map((value) => set(value)),
    );
    for (const distance of [jaccardDistance, masiDistance])
      expect(alphaOfSets(items, distance)).toEqual({ value: expect.closeTo(113 / 152, 12) as number, n: 40 });
  });

  // The example of Crowd-Kit's tests, whose 0.66733 has NLTK's 0.67 for 2/3.
  test("of dogs, cats and a mouse", () => {
    const [dog, cat, mouse] = [1, 2, 3];
    const items = [
      [set(dog), set(dog)],
      [set(cat), set(cat)],
      [set(cat), set(cat, mouse)],
    ];
    expect(alphaOfSets(items, masiDistance).value).toBeCloseTo(2 / 3, 12);
    const nominal = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
      Number(masiDistance(one, other) > 0);
    expect(alphaOfSets(items, nominal).value).toBeCloseTo(6 / 11, 12);
  });

  test("is undefined, with a reason, where nothing is paired or nothing differs", () => {
    expect(alphaOfSets([[set(1)]], masiDistance)).toEqual({ value: null, reason: "no_pairs" });
    expect(alphaOfSets([[set(1), set(1)]], masiDistance)).toEqual({ value: null, reason: "no_variance" });
  });
});

describe("a common subsequence", () => {
  const letters = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 });

  test("is ascending, of equal values, and as long as the table of all prefixes says", () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const found = commonSubsequence(one, other, 100) ?? [];
        expect(found.length).toBe(lengthByTable(one, other));
        found.forEach(([x, y], at) => {
          expect(one[x]).toBe(other[y]);
          const [beforeX = -1, beforeY = -1] = found[at - 1] ?? [];
          expect(x > beforeX && y > beforeY).toBe(true);
        });
      }),
    );
  });

  test("is not looked for beyond the limit", () => {
    expect(commonSubsequence(["a", "b"], ["a", "c"], 2)).toEqual([[0, 0]]);
    expect(commonSubsequence(["a", "b"], ["a", "c"], 1)).toBeNull();
  });
});

function lengthByTable(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const x of one) {
    const next = [0];
    for (const [at, y] of other.entries())
      next.push(x === y ? row[at]! + 1 : Math.max(row[at + 1]!, next[at]!));
    row = next;
  }
  return row.at(-1) ?? 0;
}
