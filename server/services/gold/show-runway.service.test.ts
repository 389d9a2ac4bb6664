import { expect, test } from "vitest";
import { metCounts } from "@/db/queries/gold-runway";
import { enterProject } from "@/server/services/project/enter-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { actor } from "@/testing/at-work";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { enableGold } from "./enable-gold";
import { showRunway } from "./show-runway";

const database = databasePerTest();

/** Six HITs of two items and a gold item of its own, for three people of whom the first does two and the second one. */
async function atWork() {
  const shape = { items: 12, gold: 6, hitSize: 3, goldPerHit: 1, overlap: 3, annotators: 3 };
  const world = await makeProject(database.store, { ...shape, settings: { composition: "fixed" } });
  for (const at of [0, 0, 1]) await answerAndSubmitHit(world.deps, actor(world, at), 3);
  return { world, scope: await enterProject(world.deps, { kind: "system" }, world.slug, "organize") };
}

test("the runway of gold is that of whoever has met most of it", async () => {
  const { world, scope } = await atWork();
  // Another project's people and gold are none of it.
  const other = await makeProject(database.store, { items: 4, gold: 2, annotators: 1 });
  await answerAndSubmitHit(other.deps, actor(other), 3);
  expect(await showRunway(world.deps, scope)).toEqual({ hits: 6, least: 4, shortPeople: 0 });
});

test("gold that is switched off has been met by nobody and is left for nobody", async () => {
  const { world, scope } = await atWork();
  const ids = world.annotators.map(({ annotatorId }) => annotatorId);
  const counts = async () => {
    const met = new Map(
      (await metCounts(database.store.read, world.projectId)).map((one) => [one.annotatorId, one.met]),
    );
    return ids.map((id) => met.get(id));
  };
  expect(await counts()).toEqual([2, 1, 0]);
  for (const itemId of world.goldIds)
    await enableGold(world.deps, scope, { itemId, enabled: false, reason: "The texts say so." });
  expect(await counts()).toEqual([0, 0, 0]);
  expect(await showRunway(world.deps, scope)).toEqual({ hits: 0, least: 0, shortPeople: 3 });
});
