import { expect, test, type TestContext } from "vitest";
import { krippendorffAlpha } from "../agreement/krippendorff-alpha";
import { dawidSkene } from "../aggregation/dawid-skene";
import { majority } from "../aggregation/majority";
import { itemValues } from "../judgments/item-values";
import { readCells, sharedData, tableOfNamed, type NamedJudgment } from "./shared-data";

function webRelevance(context: TestContext) {
  const folder = sharedData(context, "web-relevance");
  const judgments = readCells(`${folder}/web_crowd.txt`, /\s+/).map(([item, annotator, value]) => ({
    item: item!,
    annotator: annotator!,
    value: Number(value),
  }));
  const truth = new Map(
    readCells(`${folder}/web_truth.txt`, /\s+/).map(([item, value]) => [item!, Number(value)]),
  );
  return { ...tableOfNamed(judgments), truth };
}

test("web relevance: ordinal α is .383", (context) => {
  const { table } = webRelevance(context);
  expect(table.codes).toHaveLength(15_567);
  expect(krippendorffAlpha(table, "ordinal").value).toBeCloseTo(0.383, 3);
});

test("web relevance: the majority errs on 26.93 % of the items with gold", (context) => {
  // The published error counts a tie as right by the share of the tied labels that is right.
  const { table, items, truth } = webRelevance(context);
  const errors = items.flatMap((name, item) => {
    const gold = truth.get(name);
    const found = majority(itemValues(table, item));
    if (gold === undefined || found.value === null) return [];
    return [found.tied.includes(gold) ? 1 - 1 / found.tied.length : 1];
  });
  expect(errors).toHaveLength(2_653);
  const share = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  expect(100 * share).toBeCloseTo(26.93, 2);
});

test("weather sentiment: Dawid–Skene finds the shares and the labels computed in numpy", (context) => {
  const rows = readCells(sharedData(context, "weather-sentiment-amt/CF_amt.csv"), ",");
  const gold = new Map(rows.map((row) => [row[1]!, Number(row[3])]));
  const { table, items } = tableOfNamed(firstJudgments(rows));
  const { probabilities, shares } = dawidSkene(table);
  const right = items.filter((name, item) => {
    const row = probabilities.subarray(5 * item, 5 * item + 5);
    return table.points[row.indexOf(Math.max(...row))] === gold.get(name);
  });
  expect([right.length, items.length]).toEqual([251, 300]);
  const expected = [0.19333333333333333, 0.23333334385990578, 0.24, 0.2766666666666667, 0.056666656140094626];
  expected.forEach((share, point) => expect(shares[point]).toBeCloseTo(share, 10));
});

/** Workers judged five items twice; their first judgment stands. */
function firstJudgments(rows: readonly string[][]): NamedJudgment[] {
  const first = new Map<string, NamedJudgment>();
  for (const [annotator = "", item = "", label] of rows) {
    const key = `${annotator} ${item}`;
    if (!first.has(key)) first.set(key, { annotator, item, value: Number(label) });
  }
  return [...first.values()];
}
