import { expect, test } from "vitest";
import { answerCounts } from "@/db/queries/progress";
import { readDimensions } from "@/db/queries/dimensions";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeCampaign, type Campaign } from "@/testing/campaign/make-campaign";
import { joinCampaign } from "@/testing/campaign/person";
import { excludeByHand } from "./exclude-by-hand";
import { previewExclusion } from "./preview-exclusion";
import { takeBackExclusions } from "./take-back";

const database = databasePerTest();

/** Judgments that count, on all dimensions, as the overview's plot counts them. */
async function counted({ deps, scope }: Campaign): Promise<number> {
  const dimensions = await readDimensions(deps.store.read, scope.projectId);
  const counts = await answerCounts(
    deps.store.read,
    dimensions.map(({ dimensionId }) => dimensionId),
  );
  return counts.reduce((sum, { count }) => sum + count, 0);
}

test("judgments on eight dimensions that leave and come back are as many as stop counting and count again", async () => {
  const campaign = await makeCampaign(database, { preset: "sts-2013-typed" });
  const { deps, scope } = campaign;
  const [one, other] = [await joinCampaign(campaign, "one"), await joinCampaign(campaign, "other")];
  for (const person of [one, other]) await person.work({ hits: 3 });
  const before = await counted(campaign);
  expect(before).toBe(6 * 8);
  const annotator = await one.pseudonym();
  expect(await previewExclusion(deps, scope, { annotator })).toMatchObject({ judgments: 24, hits: 3 });
  const { batch, judgments } = await excludeByHand(deps, scope, { annotator, reason: "They said so." });
  expect([judgments, await counted(campaign)]).toEqual([24, 24]);
  const back = await takeBackExclusions(deps, scope, { batch, reason: "By mistake." });
  expect([back.returned, back.extra, await counted(campaign)]).toEqual([24, 0, before]);
});
