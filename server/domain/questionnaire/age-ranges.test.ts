import { expect, test } from "vitest";
import { randomInt, seededRandom } from "@/server/stats/random";
import { ageRange, sharedAgeRanges } from "./age-ranges";

test.each([
  ["8", "0–9"],
  ["18", "10–19"],
  ["30", "30–39"],
  ["39", "30–39"],
  ["79", "70–79"],
  ["80", "80+"],
  ["101", "80+"],
])("an age of %s is told as %s", (age, range) => {
  expect(ageRange(age)).toBe(range);
});

const told = (fewest: number, ...ages: number[]) => {
  const ranges = sharedAgeRanges(ages.map(String), fewest);
  return ages.map((age) => ranges.get(String(age)));
};

test("neighbouring ten years go together until enough people share them", () => {
  expect(told(2, 21, 22, 31, 32)).toEqual(["20–29", "20–29", "30–39", "30–39"]);
  expect(told(2, 21, 45, 51, 52)).toEqual(["20–49", "20–49", "50–59", "50–59"]);
});

test("the oldest, where they are too few, go with the range before, and the last range is open", () => {
  expect(told(2, 21, 22, 31)).toEqual(["20–39", "20–39", "20–39"]);
  expect(told(2, 21, 22, 95)).toEqual(["20+", "20+", "20+"]);
});

test("where too few people told their age nobody's is told", () => {
  expect(sharedAgeRanges([], 5)).toEqual(new Map());
  expect(told(5, 21, 22, 23, 24)).toEqual([undefined, undefined, undefined, undefined]);
  expect(told(5, 21, 22, 23, 24, 25)).toEqual(["20–29", "20–29", "20–29", "20–29", "20–29"]);
});

test("every age is in its range, no two ranges overlap, and none could be split by its tens", () => {
  const random = seededRandom(3);
  for (let run = 0; run < 300; run += 1) {
    const ages = Array.from({ length: 5 + randomInt(random, 40) }, () => 1 + randomInt(random, 120));
    const ranges = sharedAgeRanges(ages.map(String), 5);
    const bounds = [...new Set(ranges.values())].map((range) => {
      const [first, last] = range.endsWith("+")
        ? [Number.parseInt(range, 10), 120]
        : range.split("–").map(Number);
      return { range, first: first ?? 0, last: last ?? 0 };
    });
    for (const age of ages) {
      const around = bounds.filter(({ first, last }) => first <= age && age <= last);
      expect(around.map(({ range }) => range)).toEqual([ranges.get(String(age))]);
    }
    for (const { first, last } of bounds) {
      for (let cut = first + 10; cut <= Math.min(last, 80); cut += 10) {
        const younger = ages.filter((age) => first <= age && age < cut).length;
        const older = ages.filter((age) => cut <= age && age <= last).length;
        expect(Math.min(younger, older), `${first} to ${last}, at ${cut}: ${ages}`).toBeLessThan(5);
      }
    }
  }
});
