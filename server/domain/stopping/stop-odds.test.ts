import { describe, expect, test } from "vitest";
import type { AccuracyRule } from "@/server/domain/policy/policies";
import { presets } from "@/server/domain/preset/presets";
import { seededRandom } from "@/server/stats/random";
import { shouldStop } from "./should-stop";
import { goldAhead, stopOdds, stopOddsTable } from "./stop-odds";

const raw: AccuracyRule = { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false };
const certain: AccuracyRule = { ...raw, certainty: 0.95 };

describe("closed forms", () => {
  test("who may get nothing wrong is stopped at the first wrong answer", () => {
    const rule = { ...raw, minGold: 1 };
    const { stopped, median, p90 } = stopOdds(rule, 1, 0.8, { horizon: 10 });
    expect(stopped).toBeCloseTo(1 - 0.8 ** 10, 12);
    // 1 − .8ⁿ reaches half and 90 % of .8926 at n = 3 and n = 8.
    expect([median, p90]).toEqual([3, 8]);
  });

  test("one look is a binomial tail", () => {
    const p = 0.6;
    const atMostTwo = (1 - p) ** 4 + 4 * p * (1 - p) ** 3 + 6 * p ** 2 * (1 - p) ** 2;
    expect(stopOdds(raw, 0.7, p, { horizon: 4 })).toEqual({
      stopped: expect.closeTo(atMostTwo, 12),
      median: 4,
      p90: 4,
    });
  });

  test("of two looks the second meets only those whom the first left", () => {
    // At a bar of .5 with minGold 2: 0 of 2 stops at once; 1 of 2 and then a wrong one stops at 3.
    const p = 0.3;
    const expected = (1 - p) ** 2 + 2 * p * (1 - p) * (1 - p);
    expect(stopOdds({ ...raw, minGold: 2 }, 0.5, p, { horizon: 3 }).stopped).toBeCloseTo(expected, 12);
  });

  test("one look at an item with two dimensions is a binomial tail over both", () => {
    // At a bar of .6 both, one or none of two may be right; less than .6 are one and none.
    const rule = { ...raw, minGold: 1 };
    const gold = { horizon: 1, dimensions: 2 };
    expect(stopOdds(rule, 0.6, 0.8, gold).stopped).toBeCloseTo(1 - 0.64, 12);
    expect(stopOdds(rule, 0.5, 0.8, gold).stopped).toBeCloseTo(0.04, 12);
  });

  test("an item graded as one is right when all of its dimensions are", () => {
    const asOne = { horizon: 10, dimensions: 8, grading: "item" as const };
    const { stopped } = stopOdds({ ...raw, minGold: 1 }, 1, 0.95, asOne);
    expect(stopped).toBeCloseTo(1 - 0.95 ** 80, 12);
    expect(stopOdds(raw, 0.7, 0.95, asOne)).toEqual(stopOdds(raw, 0.7, 0.95 ** 8, { horizon: 10 }));
  });

  test("somebody is followed over the gold that one person can meet, thirty items at most", () => {
    const { settings } = presets["sts-2013-typed"];
    expect(goldAhead(settings, 8)).toEqual({ horizon: 10, dimensions: 8, grading: "dimension" });
    expect(goldAhead(presets["sts-2012"].settings, 1)).toMatchObject({ horizon: 30, dimensions: 1 });
  });

  test("who is always right is never stopped, and who is always wrong at the first look", () => {
    expect(stopOdds(raw, 0.7, 1)).toEqual({ stopped: 0, median: null, p90: null });
    expect(stopOdds(raw, 0.7, 0)).toEqual({ stopped: 1, median: 4, p90: 4 });
  });
});

/** Follows one person after the other; the gold after which each was stopped. */
function simulate(rule: AccuracyRule, bar: number, accuracy: number, people: number): number[] {
  const random = seededRandom(7);
  return Array.from({ length: people }, () => {
    let right = 0;
    for (let answered = 1; answered <= 30; answered += 1) {
      right += Number(random() < accuracy);
      if (shouldStop(rule, bar, { right, answered, items: answered }).stop) return [answered];
    }
    return [];
  })
    .flat()
    .sort((one, other) => one - other);
}

describe.each([
  ["raw", raw],
  ["with a certainty of .95", certain],
])("against 20,000 simulated people, %s", (_, rule) => {
  test.each([0.5, 0.6, 0.7, 0.8, 0.9, 0.97])("of true accuracy %d", (accuracy) => {
    const people = 20_000;
    const found = simulate(rule, 0.7, accuracy, people);
    const { stopped, median, p90 } = stopOdds(rule, 0.7, accuracy);
    const standardError = Math.sqrt((stopped * (1 - stopped)) / people);
    expect(Math.abs(found.length / people - stopped)).toBeLessThan(4 * standardError + 1e-9);
    if (found.length < 500) return;
    expect(Math.abs(found[Math.ceil(found.length * 0.5) - 1]! - median!)).toBeLessThanOrEqual(1);
    expect(Math.abs(found[Math.ceil(found.length * 0.9) - 1]! - p90!)).toBeLessThanOrEqual(2);
  });
});

describe("the table", () => {
  test("has a row for each true accuracy, and better people are stopped less often", () => {
    const table = stopOddsTable(raw, 0.7);
    expect(table.map(({ accuracy }) => accuracy)).toEqual([0.5, 0.6, 0.7, 0.8, 0.9, 0.97]);
    const stopped = table.map((row) => row.stopped);
    expect(stopped).toEqual([...stopped].sort((one, other) => other - one));
  });

  test("a certainty spares people of each true accuracy", () => {
    const spared = stopOddsTable(certain, 0.7);
    stopOddsTable(raw, 0.7).forEach((row, at) => expect(spared[at]!.stopped).toBeLessThan(row.stopped));
  });
});
