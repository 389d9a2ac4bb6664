import { expect, test } from "vitest";
import { seededRandom } from "@/server/stats/random";
import { keepRepeatable } from "./keep-repeatable";

const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => `item ${from + at}`);

test("the first twenty items are all kept", () => {
  const kept = keepRepeatable(ids(0, 12), 12, ids(12, 8), seededRandom(1));
  expect(kept).toEqual(ids(0, 20));
});

test("of many items twenty are kept, early and late ones equally often", () => {
  const random = seededRandom(7);
  const counts = { early: 0, late: 0 };
  for (let run = 0; run < 400; run += 1) {
    let kept: string[] = [];
    for (let hit = 0; hit < 20; hit += 1) kept = keepRepeatable(kept, hit * 5, ids(hit * 5, 5), random);
    expect(kept).toHaveLength(20);
    counts.early += kept.filter((id) => Number(id.slice(5)) < 50).length;
    counts.late += kept.filter((id) => Number(id.slice(5)) >= 50).length;
  }
  // 8,000 draws with a share of one half; four standard deviations are 179.
  expect(Math.abs(counts.early - counts.late)).toBeLessThan(2 * 179);
});

test("the 21st item takes each of the twenty places in one of 21 equal draws, and none in the last", () => {
  const before = ids(0, 20);
  const outcomes = Array.from({ length: 21 }, (_, draw) =>
    keepRepeatable(before, 20, ["new"], () => (draw + 0.5) / 21).indexOf("new"),
  );
  expect(outcomes).toEqual([...before.keys(), -1]);
});
