import { expect, test } from "vitest";
import { forgetPage, keepPage, keptPage, sweepKeptPages, type KeptPage } from "./kept-page";

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

test("pages are swept seven days after their lease and nothing else is", () => {
  const keeper = memoryKeeper();
  keeper.setItem("somebody.else", "stays");
  keepPage(keeper, "old", page);
  keepPage(keeper, "young", { ...page, leaseEndsAt: page.leaseEndsAt + day });
  keepPage(keeper, "open", page);
  expect(sweepKeptPages(keeper, page.leaseEndsAt + 7 * day + 1, "open")).toEqual([]);
  expect(keptPage(keeper, "old")).toBeNull();
  expect(keptPage(keeper, "young")).not.toBeNull();
  expect(keptPage(keeper, "open")).not.toBeNull();
  expect(keeper.getItem("somebody.else")).toBe("stays");
});

test("pages that were submitted and not answered are told, but for the open one", () => {
  const keeper = memoryKeeper();
  const submission = { answers: [], seconds: {}, conditions: {} };
  for (const name of ["earlier", "open"]) keepPage(keeper, name, { ...page, submission });
  keepPage(keeper, "unsent", page);
  expect(sweepKeptPages(keeper, page.leaseEndsAt, "open")).toEqual(["earlier"]);
});

test("a page that cannot be read counts as not kept", () => {
  const keeper = memoryKeeper();
  keeper.setItem("touchstone.page.one", "{");
  expect(keptPage(keeper, "one")).toBeNull();
});
