import { expect, test } from "vitest";
import { judgmentsCsv, type ReleasedJudgment } from "./judgments-csv";
import { written } from "./testing";

const judgment: ReleasedJudgment = {
  dataset: "OnWN",
  item: "p17",
  annotator: "S-07",
  dimension: "similarity",
  value: 3.5,
  seconds: 9.1,
  hit: "h4",
  gold: false,
  counted: true,
  submittedAt: Date.UTC(2026, 10, 20, 14, 5, 12, 40),
};

test("each judgment is a line below the header, in the order given", async () => {
  const gold = { ...judgment, annotator: "S-31", gold: true, counted: false };
  const text = await written(judgmentsCsv([judgment, gold]));
  expect(text).toBe(
    [
      "dataset,item,annotator,dimension,value,seconds,hit,gold,counted,submitted_at",
      "OnWN,p17,S-07,similarity,3.5,9.1,h4,false,true,2026-11-20T14:05:12.040Z",
      "OnWN,p17,S-31,similarity,3.5,9.1,h4,true,false,2026-11-20T14:05:12.040Z",
      "",
    ].join("\n"),
  );
});

test("Not Applicable is NA and seconds nobody recorded are empty", async () => {
  const text = await written(judgmentsCsv([{ ...judgment, value: null, seconds: null }]));
  expect(text).toContain("similarity,NA,,h4");
});

test("an item that is called like a formula is made harmless", async () => {
  const text = await written(judgmentsCsv([{ ...judgment, item: "=1+1" }]));
  expect(text).toContain("\nOnWN,'=1+1,S-07");
});
