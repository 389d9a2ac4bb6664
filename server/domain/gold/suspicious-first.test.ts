import { expect, test } from "vitest";
import { wilsonInterval } from "@/server/stats/wilson-interval";
import { isRanked, suspiciousFirst } from "./suspicious-first";

function watched(name: string, missed: number, answered: number, contested = 0) {
  const share = wilsonInterval(missed, answered);
  return { name, contested, missedShare: share.value === null ? { ...share, n: 0 } : share };
}

const namesOf = (items: ReturnType<typeof watched>[]) => suspiciousFirst(items).map(({ name }) => name);

test("what is surely missed often comes before what was missed by the few who met it", () => {
  // 63 % of 41 is at least 48 %; 70 % of 10 is only at least 40 %.
  expect(namesOf([watched("7 of 10", 7, 10), watched("26 of 41", 26, 41), watched("never", 0, 50)])).toEqual([
    "26 of 41",
    "7 of 10",
    "never",
  ]);
});

test("under 10 answers there is no rank: such items follow, contested ones first, else in their own order", () => {
  const items = [
    watched("unseen", 0, 0),
    watched("9 of 9", 9, 9),
    watched("contested", 1, 1, 1),
    watched("never", 0, 10),
  ];
  expect(namesOf(items)).toEqual(["never", "contested", "unseen", "9 of 9"]);
  expect(items.map(isRanked)).toEqual([false, false, false, true]);
});

test("among items missed alike the more contested ones come first", () => {
  expect(namesOf([watched("quiet", 4, 20), watched("loud", 4, 20, 3)])).toEqual(["loud", "quiet"]);
});
