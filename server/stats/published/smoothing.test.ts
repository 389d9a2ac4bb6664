import { expect, test } from "vitest";
import { isSmoothed, judgmentsPerItem } from "../aggregation/smoothing";
import { tableOf } from "../testing";
import { readCells, sharedData, tableOfNamed } from "./shared-data";
import { compareSmoothing } from "./smoothing";

test("judgments are smoothed below five an item, on average over the items that were judged, unless told not to", () => {
  const four = tableOf([
    [1, 1, 2, 2],
    [null, null, null, null],
    [1, 1, 1, 2],
  ]);
  const five = tableOf([
    [1, 1, 2, 2, 1],
    [1, 1, 1, 2, 2],
  ]);
  expect(judgmentsPerItem(four)).toBe(4);
  expect([isSmoothed(four), isSmoothed(five), isSmoothed(four, "none")]).toEqual([true, false, false]);
});

test("weather sentiment: smoothing gains with three judgments an item, and less with five", (context) => {
  const rows = readCells(sharedData(context, "weather-sentiment-amt/CF_amt.csv"), ",");
  const seen = new Set<string>();
  const first = rows.filter(([annotator, item]) => {
    const key = `${annotator} ${item}`;
    return !seen.has(key) && seen.add(key);
  });
  const { table, items } = tableOfNamed(
    first.map(([annotator, item, value]) => ({ annotator: annotator!, item: item!, value: Number(value) })),
  );
  const gold = new Map(rows.map(([, item, , answer]) => [item!, Number(answer)]));
  const truth = items.map((item) => gold.get(item));
  const three = compareSmoothing(table, truth, { each: 3, samples: 10 });
  const five = compareSmoothing(table, truth, { each: 5, samples: 10 });
  expect(three.smoothed - three.plain).toBeGreaterThan(0.01);
  expect(five.smoothed - five.plain).toBeGreaterThan(0.01);
  expect(five.smoothed - five.plain).toBeLessThan(three.smoothed - three.plain);
});

test("web relevance: where many are wrong more often than right, smoothing loses one or two points", (context) => {
  const folder = sharedData(context, "web-relevance");
  const { table, items } = tableOfNamed(
    readCells(`${folder}/web_crowd.txt`, /\s+/).map(([item, annotator, value]) => ({
      item: item!,
      annotator: annotator!,
      value: Number(value),
    })),
  );
  const known = new Map(
    readCells(`${folder}/web_truth.txt`, /\s+/).map(([item, value]) => [item!, Number(value)]),
  );
  const truth = items.map((item) => known.get(item));
  const three = compareSmoothing(table, truth, { each: 3, samples: 3 });
  expect(three.smoothed - three.plain).toBeLessThan(0);
  expect(three.smoothed - three.plain).toBeGreaterThan(-0.03);
});
