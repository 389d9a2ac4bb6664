import { expect, test } from "vitest";
import { itemLimit, itemsAllowed } from "./item-limit";

const limits = (itemsPerAnnotator: number | null, sharePerAnnotator: number | null) => ({
  itemsPerAnnotator,
  sharePerAnnotator,
});
const fixed = { composition: "fixed", hitSize: 5 } as const;
const dynamic = { composition: "dynamic", hitSize: 5 } as const;
const done = (judged: number, hits = Math.ceil(judged / 5)) => ({ judged, hits });

test("without limits a person may judge everything", () => {
  expect(itemLimit(limits(null, null), 100)).toBeNull();
});

test("of a number and a share the lesser limits", () => {
  expect(itemLimit(limits(20, null), 1_000)).toBe(20);
  expect(itemLimit(limits(20, 0.01), 1_000)).toBe(10);
  expect(itemLimit(limits(20, 0.5), 1_000)).toBe(20);
});

test("a share is rounded down, binary noise aside, and leaves at least one item", () => {
  expect(itemLimit(limits(null, 0.1), 25)).toBe(2);
  expect(itemLimit(limits(null, 0.29), 100)).toBe(29);
  expect(itemLimit(limits(null, 0.01), 25)).toBe(1);
});

test("without limits the next page is whole", () => {
  expect(itemsAllowed(null, null, done(500), fixed)).toEqual({ allowed: 5 });
});

test("a fixed HIT is given whole or not at all", () => {
  expect(itemsAllowed(20, null, done(15), fixed)).toEqual({ allowed: 5 });
  expect(itemsAllowed(19, null, done(15), fixed)).toEqual({ allowed: 0, reason: "items", limit: 19 });
});

test("a composed page holds what is left", () => {
  expect(itemsAllowed(18, null, done(15), dynamic)).toEqual({ allowed: 3 });
  expect(itemsAllowed(18, null, done(18), dynamic)).toEqual({ allowed: 0, reason: "items", limit: 18 });
  expect(itemsAllowed(30, null, done(15), dynamic)).toEqual({ allowed: 5 });
});

test("after a limit was lowered below what is judged, nothing more is allowed", () => {
  expect(itemsAllowed(10, null, done(15), dynamic)).toEqual({ allowed: 0, reason: "items", limit: 10 });
});

test("a limit of pages counts pages and says so", () => {
  expect(itemsAllowed(null, 1, done(0), fixed)).toEqual({ allowed: 5 });
  expect(itemsAllowed(null, 1, done(3, 1), fixed)).toEqual({ allowed: 0, reason: "hits", limit: 1 });
});
