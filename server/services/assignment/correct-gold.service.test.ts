import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators } from "@/db/schema";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { reportItem } from "@/server/services/item-report/report-item";
import { retireItem } from "@/server/services/item-report/retire-item";
import { enterProject } from "@/server/services/project/enter-project";
import { actor, page } from "@/testing/at-work";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import { correctAssignment } from "./correct-assignment";
import { expireLeases } from "./expire-leases";
import { submitAssignment } from "./submit-assignment";

const database = databasePerTest();
const compositions = ["fixed", "dynamic"] as const;

const makeWorld = (composition: (typeof compositions)[number]) =>
  makeProject(database.store, {
    items: 4,
    gold: 1,
    overlap: 1,
    annotators: 2,
    settings: {
      composition,
      correctionMinutes: 600,
      itemReports: { enabled: true, skipsPerAnnotator: 4, stopAfter: 0 },
    },
  });

const isGold = (item: LeasedAssignment["items"][number]) => textAOf(item).startsWith("gold");
const workOf = ({ items }: LeasedAssignment) => items.filter((item) => !isGold(item));

/** What is sent of a page: all of it, or its gold alone. */
function sent(leased: LeasedAssignment, value: number, keys = leased.items.map(({ key }) => key)) {
  const { answers, ...rest } = answersTo(leased, value);
  return { ...rest, answers: answers.filter(({ key }) => keys.includes(key)) };
}

async function goldOf(world: World, at = 0) {
  const { annotatorId } = actor(world, at);
  const [found] = await database.store.read.select().from(annotators).where(eq(annotators.id, annotatorId));
  return found && { right: found.goldRightCount, answered: found.goldAnsweredCount };
}

const broken = async (world: World) => violations(database.store.read, world.projectId);

test.each(compositions)(
  "gold of a page without one item that anybody needed is corrected like any other (%s)",
  async (composition) => {
    const world = await makeWorld(composition);
    const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
    const leased = await page(world);
    for (const itemId of world.itemIds)
      await retireItem(world.deps, scope, { itemId, reason: "The text is cut." });
    await submitAssignment(world.deps, actor(world), sent(leased, 3));
    expect(await goldOf(world)).toEqual({ right: 1, answered: 1 });
    expect(await broken(world)).toEqual([]);
    await correctAssignment(world.deps, actor(world), sent(leased, 0));
    expect(await goldOf(world)).toEqual({ right: 0, answered: 1 });
    expect(await broken(world)).toEqual([]);
  },
);

test("gold of a page that came too late is not looked at, though all else was skipped, nor when it is corrected", async () => {
  const world = await makeWorld("fixed");
  const leased = await page(world);
  for (const { key } of workOf(leased)) {
    const report = { assignment: leased.id, key, reason: "unreadable", note: "", skip: true } as const;
    await reportItem(world.deps, actor(world), report);
  }
  world.clock.advance(31 * 60_000);
  await expireLeases(world.deps);
  await submitAssignment(world.deps, actor(world, 1), sent(await page(world, 1), 3));
  const gold = leased.items.filter(isGold).map(({ key }) => key);
  expect(gold).toHaveLength(1);
  const reply = await submitAssignment(world.deps, actor(world), sent(leased, 3, gold));
  expect(reply.status).toBe("late");
  expect(await goldOf(world)).toEqual({ right: 0, answered: 0 });
  expect(await broken(world)).toEqual([]);
  await correctAssignment(world.deps, actor(world), sent(leased, 0, gold));
  expect(await goldOf(world)).toEqual({ right: 0, answered: 0 });
  expect(await broken(world)).toEqual([]);
});
