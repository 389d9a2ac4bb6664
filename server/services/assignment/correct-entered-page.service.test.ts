import { expect, test } from "vitest";
import { judgments } from "@/db/schema";
import { actor, page } from "@/testing/at-work";
import { answersTo } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { correctEnteredPage } from "./correct-entered-page";
import { submitAssignment } from "./submit-assignment";

const database = databasePerTest();

test("a page is corrected by a form, from the version it shows, and one with gaps changes nothing", async () => {
  const world = await makeProject(database.store, {
    ...{ items: 3, hitSize: 3, annotators: 2 },
    settings: { correctionMinutes: 15 },
  });
  const leased = await page(world);
  await submitAssignment(world.deps, actor(world), answersTo(leased, 2));
  const send = (value: string, revision: number, at = 0) =>
    correctEnteredPage(world.deps, actor(world, at), {
      ...{ assignment: leased.id, revision },
      fields: new Map(leased.items.map(({ key }) => [key, value])),
    });
  const values = async () => (await database.store.read.select().from(judgments)).map(({ value }) => value);
  const empty = { assignment: leased.id, revision: 0, fields: new Map<string, string>() };
  expect(await correctEnteredPage(world.deps, actor(world), empty)).toBe(false);
  expect(await values()).toEqual([2, 2, 2]);
  expect(await send("4", 0)).toBe(true);
  expect(await values()).toEqual([4, 4, 4]);
  await expect(send("5", 0)).rejects.toMatchObject({ reason: "conflict" });
  await expect(send("99", 1)).rejects.toMatchObject({ reason: "invalid_answers" });
  await expect(send("5", 1, 1)).rejects.toMatchObject({ reason: "not_found" });
  await expect(send("5", Number.NaN)).rejects.toMatchObject({ reason: "invalid_answers" });
  world.clock.advance(16 * 60_000);
  await expect(send("5", 1)).rejects.toMatchObject({ reason: "correction_closed" });
  expect(await values()).toEqual([4, 4, 4]);
});
