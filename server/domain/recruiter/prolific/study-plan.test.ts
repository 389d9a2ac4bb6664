import { expect, test } from "vitest";
import { hourlyMinor, leastReward, longestMinutes, placesFor, placesWanted } from "./study-plan";

test("the least reward pays the floor, and a minor unit less does not", () => {
  const least = leastReward(800, 7);
  expect(hourlyMinor(least, 7)).toBeGreaterThanOrEqual(800);
  expect(hourlyMinor(least - 1, 7)).toBeLessThan(800);
});

test("a submission may take what Prolific asks for, or the leases of all pages", () => {
  expect(longestMinutes(9, 1, 10)).toBe(26);
  expect(longestMinutes(9, 10, 60)).toBe(600);
});

test("places are enough for the pages that are left, and one at least", () => {
  expect([placesFor(0, 5), placesFor(5, 5), placesFor(6, 5)]).toEqual([1, 1, 2]);
});

test("places grow with what lacks, never shrink, and never pass the most", () => {
  const plan = { pagesPerPlace: 2, mostPlaces: 10 };
  expect(placesWanted(plan, 4, { pagesLeft: 8, placesHeld: 4, pagesComing: 4 })).toBe(6);
  expect(placesWanted(plan, 4, { pagesLeft: 0, placesHeld: 1, pagesComing: 0 })).toBe(4);
  expect(placesWanted(plan, 4, { pagesLeft: 900, placesHeld: 4, pagesComing: 0 })).toBe(10);
});
