import { expect, test } from "vitest";
import { forgetPage, keepPage, keptAssignments, keptPage, type KeptPage } from "./kept-page";
import { sweepKeptPages } from "./sweep-kept-pages";

function memoryKeeper() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    key: (at: number) => [...held.keys()][at] ?? null,
    get length() {
      return held.size;
    },
  };
}

const fullKeeper = () => ({
  ...memoryKeeper(),
  length: 0,
  setItem: () => {
    throw new Error("QuotaExceededError");
  },
});

const page: KeptPage = {
  answers: { a: 2 },
  inputs: { a: "touch" },
  seconds: { a: 7 },
  keptAt: 1_000,
  leaseEndsAt: 2_000,
  submission: null,
};
const day = 24 * 3_600_000;

test("a kept page comes back as it was", () => {
  const keeper = memoryKeeper();
  expect(keepPage(keeper, "one", page)).toBe(true);
  expect(keptPage(keeper, "one")).toEqual(page);
  expect(keptPage(keeper, "other")).toBeNull();
});

test("a browser that keeps nothing says so", () => {
  expect(keepPage(null, "one", page)).toBe(false);
  expect(keepPage(fullKeeper(), "one", page)).toBe(false);
  expect(keptPage(null, "one")).toBeNull();
});

test("an acknowledged page is forgotten", () => {
  const keeper = memoryKeeper();
  keepPage(keeper, "one", page);
  forgetPage(keeper, "one");
  expect(keptPage(keeper, "one")).toBeNull();
});

test("of other pages those are swept whose lease ended seven days ago, and those are told that were not answered", () => {
  const keeper = memoryKeeper();
  keeper.setItem("somebody.else", "stays");
  const submission = { answers: [], seconds: {}, conditions: {} };
  const young = { ...page, leaseEndsAt: page.leaseEndsAt + day };
  keepPage(keeper, "old", { ...page, submission });
  keepPage(keeper, "unsent", young);
  keepPage(keeper, "unanswered", { ...young, submission });
  expect(keptAssignments(keeper)).toEqual(["old", "unsent", "unanswered"]);
  const now = page.leaseEndsAt + 7 * day + 1;
  expect(sweepKeptPages(keeper, now, ["old", "unsent", "unanswered"])).toEqual(["unanswered"]);
  expect(keptAssignments(keeper)).toEqual(["unsent", "unanswered"]);
  expect(keeper.getItem("somebody.else")).toBe("stays");
  expect(keptAssignments(null)).toEqual([]);
});

test("a page that cannot be read counts as not kept", () => {
  const keeper = memoryKeeper();
  keeper.setItem("touchstone.page.one", "{");
  expect(keptPage(keeper, "one")).toBeNull();
});
