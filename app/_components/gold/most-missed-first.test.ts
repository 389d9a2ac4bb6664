import { expect, test } from "vitest";
import type { GoldItem } from "@/server/domain/gold/contracts";
import { mostMissedFirst } from "./most-missed-first";

const item = (itemId: string, missed: number, seen: number): GoldItem => ({
  itemId,
  externalId: itemId,
  dataset: "OnWN",
  textA: "A",
  textB: "B",
  enabled: true,
  answer: 3,
  tolerance: 1,
  accepted: [],
  explanation: "",
  seen,
  missed,
  missedShare:
    seen === 0
      ? { value: null, reason: "no_trials", n: 0 }
      : { value: missed / seen, low: 0, high: 1, n: seen },
  contested: 0,
  distribution: [],
});

test("the most missed come first and those without an answer last, in their own order", () => {
  const items = [item("unseen 1", 0, 0), item("never", 0, 4), item("unseen 2", 0, 0), item("often", 3, 4)];
  expect(mostMissedFirst(items).map(({ itemId }) => itemId)).toEqual([
    "often",
    "never",
    "unseen 1",
    "unseen 2",
  ]);
});
