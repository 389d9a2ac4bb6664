import { expect, test } from "vitest";
import type { GoldItem } from "@/server/domain/gold/contracts";
import { filterGold, goldFilterOf, goldFilters } from "./filter-gold";

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
  const kept = goldFilters.map((show) => filterGold(items, show).map(({ itemId }) => itemId));
  expect(kept).toEqual([
    ["plain", "test", "contested", "off"],
    ["plain", "contested", "off"],
    ["test"],
    ["contested"],
    ["off"],
  ]);
});

test("an address that asks for nothing known shows all", () => {
  expect(goldFilterOf("test")).toBe("test");
  expect(goldFilterOf("everything")).toBe("all");
  expect(goldFilterOf(undefined)).toBe("all");
});
