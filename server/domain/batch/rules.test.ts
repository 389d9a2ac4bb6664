import { expect, test } from "vitest";
import { drawShare } from "./draw-share";
import { changesOf, holdAfter } from "./may-change";
import { beyondBudgetMinor, pagesFor } from "./pages-for";
import { sharePay } from "./share-pay";

const ids = Array.from({ length: 200 }, (_, at) => `item-${at}`);

test("a seed draws the same share of a batch again, whatever the order of its items", () => {
  const drawn = drawShare(ids, 0.25, 7);
  expect(drawn).toHaveLength(50);
  expect(drawShare(ids.toReversed(), 0.25, 7)).toEqual(drawn);
  expect(drawShare(ids, 0.25, 8)).not.toEqual(drawn);
});

test("a share is at least one item, and all of them where it is whole", () => {
  expect(drawShare(["a", "b"], 0.01, 1)).toHaveLength(1);
  expect(drawShare(["b", "a"], 1, 1)).toEqual(["a", "b"]);
  expect(drawShare([], 0.5, 1)).toEqual([]);
  expect(drawShare(ids.slice(0, 100), 0.29, 1)).toHaveLength(29);
});

test("what can be done to a batch depends on how it stands, and nothing once the project is closed", () => {
  expect(changesOf({ state: "prepared", hold: null }, "live")).toEqual(["open"]);
  expect(changesOf({ state: "open", hold: null }, "paused")).toEqual(["raise", "pause", "stop"]);
  expect(changesOf({ state: "open", hold: "paused" }, "live")).toEqual(["raise", "resume", "stop"]);
  expect(changesOf({ state: "open", hold: "stopped" }, "live")).toEqual(["ask_again"]);
  expect(changesOf({ state: "open", hold: null }, "closed")).toEqual([]);
});

test("a raise leaves a batch paused that is", () => {
  expect(holdAfter("raise", "paused")).toBe("paused");
  expect(holdAfter("resume", "paused")).toBeNull();
  expect(holdAfter("stop", "paused")).toBe("stopped");
});

test("pages for answers hold gold beside them", () => {
  const settings = { goldFrequency: { kind: "fixed" as const }, goldPerHit: 1, hitSize: 5 };
  expect(pagesFor(settings, 9)).toBe(3);
  expect(pagesFor(settings, 0)).toBe(0);
  expect(pagesFor(settings, -8)).toBe(-2);
});

test("the budget is short by what is due, open and added beyond it", () => {
  const budget = { budgetMinor: 1_000, committedMinor: 600, payPerHitMinor: 20, openPages: 10 };
  expect(beyondBudgetMinor({ ...budget, pages: 10 })).toBe(0);
  expect(beyondBudgetMinor({ ...budget, pages: 11 })).toBe(20);
  expect(beyondBudgetMinor({ ...budget, budgetMinor: null, pages: 1_000 })).toBe(0);
  expect(beyondBudgetMinor({ ...budget, committedMinor: 2_000, pages: -4 })).toBe(0);
});

test("pay is shared without a cent lost", () => {
  expect(sharePay(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(sharePay(7, [0, 3])).toEqual([0, 7]);
  expect(sharePay(7, [0, 0])).toEqual([0, 0]);
});
