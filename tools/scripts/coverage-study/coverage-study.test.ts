import { expect, test } from "vitest";
import { coverageOf, type SimulatedCrowd } from "./simulate-alpha";

const crowds: SimulatedCrowd[] = [
  { level: "interval", each: 2, skill: 1.2 },
  { level: "interval", each: 5, skill: 2.5 },
  { level: "ordinal", each: 3, skill: 0.6 },
  { level: "nominal", each: 3, skill: 0.75 },
];
const cases = crowds.flatMap((crowd) => [10, 20, 50].map((items) => ({ ...crowd, items })));

// Of 400 samples 95 % give or take 2.2; percentiles of a bootstrap come to 86–92 % at ten and twenty items.
test.each(cases)(
  "$items items with $each judgments each, $level: the interval holds the true α as often as it says",
  ({ items, ...crowd }) => {
    const { jackknife } = coverageOf(crowd, items, { campaigns: 400, replicates: 0 });
    expect(jackknife.covers).toBeGreaterThan(0.92);
    expect(jackknife.covers).toBeLessThan(0.995);
  },
);
