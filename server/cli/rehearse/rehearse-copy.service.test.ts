import { expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { saveImport } from "@/server/services/import/save-import";
import { makeDraft, stsFiles } from "@/testing/draft";
import { copyReport, rehearseThrowAway } from "./rehearse-copy";

const database = databasePerTest();

test("the command prints every figure of a draft's rehearsal, and the same again", async () => {
  const { deps } = testDeps(database.store);
  const { scope } = await makeDraft(deps, { settings: { overlap: 3 } });
  const choices = importChoices.parse({ gold: { take: "first", count: 10 } });
  await saveImport(deps, scope, stsFiles("pairs", 40), choices);
  const mix = { careful: 3, noisy: 0, random: 1, "one-answer": 0 };
  const rehearse = () => rehearseThrowAway(deps, scope, { annotators: 4, mix, seed: 7 });
  const found = await rehearse();
  expect(found).toMatchObject({
    judgments: { counted: found.judgments.needed },
    people: { careful: { n: 3, refused: 0, stopped: 0, finished: 3 }, random: { n: 1 } },
    gold: { meanWidth: expect.any(Number) },
    alpha: { value: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
    discarded: 0,
  });
  expect(found.cost).toBeGreaterThan(0);
  expect(found.hours).toBeGreaterThan(0);
  expect(copyReport(found)).toMatch(/^Simulated\./);
  expect(await rehearse()).toEqual(found);
});
