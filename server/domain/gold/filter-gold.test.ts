import { expect, test } from "vitest";
import { goldFilters, type GoldItem } from "./contracts";
import { filterGold } from "./filter-gold";

const item = (itemId: string, change: Partial<GoldItem>): GoldItem => ({
  itemId,
  externalId: itemId,
  dataset: "OnWN",
  dimension: "similarity",
  textA: "A",
  textB: "B",
  enabled: true,
  answer: 3,
  tolerance: 1,
  accepted: [],
  acceptsNotApplicable: false,
  use: "work",
  explanation: "",
  seen: 0,
  missed: 0,
  missedShare: { value: null, reason: "no_trials", n: 0 },
  contested: 0,
  distribution: [],
  order: null,
  candidates: null,
  answers: null,
  orders: [],
  ...change,
});

test("each filter keeps its own items", () => {
  const items = [
    item("plain", {}),
    item("test", { use: "test" }),
    item("contested", { contested: 2 }),
    item("off", { enabled: false }),
  ];
  const kept = goldFilters.map((show) => filterGold(items, { show, search: "" }).map(({ itemId }) => itemId));
  expect(kept).toEqual([
    ["plain", "test", "contested", "off"],
    ["plain", "contested", "off"],
    ["test"],
    ["contested"],
    ["off"],
  ]);
});

test("gold is found by a part of its id or of its texts, in capitals or not", () => {
  const items = [item("p-17", { textA: "A Violin plays." }), item("p-18", { textB: "The guitar" })];
  const found = (search: string) => filterGold(items, { show: "all", search }).map(({ itemId }) => itemId);
  expect(found("P-1")).toEqual(["p-17", "p-18"]);
  expect(found(" violin")).toEqual(["p-17"]);
  expect(found("p-19")).toEqual([]);
});
