import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { assignments, itemPlaces, judgments } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { inChunks } from "@/server/domain/in-chunks";
import { leaseNextHit } from "../lease-next-hit";
import { submitAssignment } from "../submit-assignment";

const database = databasePerFile();

const compose = ({ settings, ...options }: WorldOptions) =>
  makeProject(database.store, { ...options, settings: { composition: "dynamic", ...settings } });

const actor = ({ annotators }: World, at: number) => annotators[at] as AnnotatorActor;

async function page(world: World, at = 0) {
  const result = await leaseNextHit(world.deps, actor(world, at));
  if (result.kind === "none") throw new Error(`There is no page: ${result.reason}`);
  return result.assignment;
}

test("a page never shows a part of a group of which the rest is open too", async () => {
  const world = await compose({
    items: 60,
    overlap: 1,
    annotators: 1,
    settings: { keepGroupsTogether: true },
  });
  const groupOf = new Map(world.itemIds.map((itemId, at) => [itemId, `group ${at % 20}`]));
  await world.deps.store.write(async (tx) => {
    for (const [itemId, groupKey] of groupOf) {
      await tx.update(itemPlaces).set({ groupKey }).where(eq(itemPlaces.itemId, itemId));
    }
  });
  for (let hits = 0; hits < 12; hits += 1) {
    const leased = await page(world);
    const groups = leased.items.map((item) => (Number(/\d+/.exec(textAOf(item))?.[0]) - 1) % 20);
    for (const group of groups) expect(groups.filter((one) => one === group)).toHaveLength(3);
    await submitAssignment(world.deps, actor(world, 0), answersTo(leased));
  }
});

test("whoever comes at the same moment as others gets a page while items are open", async () => {
  const people = 16;
  const world = await compose({ items: people, overlap: 1, annotators: people, hitSize: 1 });
  const leased = await Promise.all(world.annotators.map((_, at) => page(world, at)));
  expect(new Set(leased.flatMap(({ items }) => items.map(textAOf))).size).toBe(people);
});

test("items with the least need are found behind thousands that somebody has judged", async () => {
  const world = await compose({ items: 5_000, overlap: 2, annotators: 1, hitSize: 5 });
  const { annotatorId, projectId } = actor(world, 0);
  const [last, ...judged] = world.itemIds;
  const assignmentId = world.deps.newId();
  await world.deps.store.write(async (tx) => {
    await tx.insert(assignments).values({
      id: assignmentId,
      projectId,
      annotatorId,
      kind: "work",
      state: "submitted",
      shown: [],
      leasedAt: 0,
      expiresAt: 0,
      renewalCount: 0,
    });
    const common = { annotatorId, assignmentId, dimensionId: world.dimensionId, judgedAt: 0 };
    const rows = judged.map((itemId) => ({ ...common, itemId, value: 3, isGold: false, counted: false }));
    for (const chunk of inChunks(rows)) await tx.insert(judgments).values(chunk);
    await tx
      .update(itemPlaces)
      .set({ openPlaces: 1 })
      .where(eq(itemPlaces.itemId, last ?? ""));
  });
  expect((await page(world)).items.map(textAOf)).toEqual(["item 1 A"]);
});
