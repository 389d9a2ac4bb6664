import { expect, test, type TestContext } from "vitest";
import { sharedData } from "@/server/stats/published/shared-data";
import { runScreen } from "./testing";

interface Report {
  excluded: unknown[];
  stopped: unknown[];
  before: { alpha: number; judgments: number };
  after: { judgments: number };
  majority: { before: Figure; after: Figure };
}
interface Figure {
  items: number;
  accuracy: number;
}

async function screened(...words: string[]): Promise<Report> {
  return JSON.parse((await runScreen(...words, "--json")).out) as Report;
}

function webRelevance(context: TestContext): string[] {
  const folder = sharedData(context, "web-relevance");
  const columns = ["--no-header", "--item", "1", "--annotator", "2", "--value", "3", "--level", "ordinal"];
  return [`${folder}/web_crowd.txt`, ...columns, "--gold", `${folder}/web_truth.txt`];
}

function weatherSentiment(context: TestContext): string[] {
  const file = sharedData(context, "weather-sentiment-amt/CF_amt.csv");
  const columns = ["--no-header", "--item", "2", "--annotator", "1", "--value", "3", "--seconds", "5"];
  const gold = ["--gold", file, "--gold-item", "2", "--gold-value", "4"];
  return [file, ...columns, "--level", "nominal", ...gold];
}

// Reference numbers: a replay written in Python, with the Beta distribution as a sum of binomial probabilities.
test.for<[string[], number, number, number, number]>([
  [["--stop-below", "0.5"], 128, 8_109, 2_653, 0.8925116220630723],
  [["--stop-below", "0.5", "--certainty", "0.95"], 84, 9_118, 2_653, 0.8751413494157547],
  [["--stop-below", "0.7"], 145, 64, 61, 0.4426229508196721],
  [["--stop-below", "0.7", "--certainty", "0.95"], 128, 7_739, 2_653, 0.8809837919336588],
])("web relevance, %j", async ([rule, stopped, judgments, items, accuracy], context) => {
  const report = await screened(...webRelevance(context), ...rule);
  expect(report.before).toMatchObject({ alpha: expect.closeTo(0.383, 3) as number, judgments: 15_567 });
  expect(report.majority.before).toMatchObject({
    items: 2_653,
    accuracy: expect.closeTo(0.7307, 4) as number,
  });
  expect(report.stopped).toHaveLength(stopped);
  expect(report.after.judgments).toBe(judgments);
  expect(report.majority.after).toMatchObject({ items, accuracy: expect.closeTo(accuracy, 10) as number });
});

test.for<[string[], number, number, number, number]>([
  [["--stop-below", "0.5"], 22, 4_691, 300, 0.8677777777777779],
  [["--stop-below", "0.5", "--certainty", "0.95"], 3, 5_757, 300, 0.855],
  [["--stop-below", "0.7"], 71, 984, 295, 0.8214689265536723],
  [["--stop-below", "0.7", "--certainty", "0.95"], 26, 4_439, 300, 0.8727777777777779],
])("weather sentiment, %j", async ([rule, stopped, judgments, items, accuracy], context) => {
  const report = await screened(...weatherSentiment(context), "--duplicates", "first", ...rule);
  expect(report.before.judgments).toBe(6_025);
  expect(report.majority.before).toMatchObject({ items: 300, accuracy: expect.closeTo(0.8533, 4) as number });
  expect(report.stopped).toHaveLength(stopped);
  expect(report.after.judgments).toBe(judgments);
  expect(report.majority.after).toMatchObject({ items, accuracy: expect.closeTo(accuracy, 10) as number });
});

test("weather sentiment has five judgments of an item judged before, and each is named", async (context) => {
  const { code, errors } = await runScreen(...weatherSentiment(context), "--rule", "seconds < 5");
  expect(code).toBe(1);
  expect(errors.match(/CF_amt\.csv:\d+:1: The annotator has judged this item in line \d+ too/g)).toHaveLength(
    5,
  );
});
