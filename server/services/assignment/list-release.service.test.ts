import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, invitations, itemPlaces, namedItems } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { noPolicies, type StoppingPolicy } from "@/server/domain/policy/policies";
import type { AnnotatorStatusAct } from "@/server/domain/annotator-status/act-by-hand";
import { enterProject } from "@/server/services/project/enter-project";
import { reinstateItem } from "@/server/services/item-report/reinstate-item";
import { retireItem } from "@/server/services/item-report/retire-item";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { expireLeases } from "./expire-leases";
import { leaseNextHit } from "./lease-next-hit";
import { submitAssignment } from "./submit-assignment";

const database = databasePerFile();

/** A project of items with an overlap of 1, all of them on the list of the first of two people. */
async function makeListed(items: number, onStop: StoppingPolicy["onStop"]): Promise<World> {
  const stopping = { ...noPolicies.stopping, onStop };
  const world = await makeProject(database.store, {
    items,
    overlap: 1,
    annotators: 2,
    hitSize: 2,
    settings: { composition: "dynamic", stopping },
  });
  const { projectId, itemIds } = world;
  const invitationId = world.deps.newId();
  await world.deps.store.write(async (tx) => {
    await tx
      .insert(invitations)
      .values({ id: invitationId, projectId, name: "Kim", code: invitationId, createdAt: 0 });
    await tx
      .insert(namedItems)
      .values(itemIds.map((itemId, position) => ({ invitationId, itemId, position })));
    await tx
      .update(annotators)
      .set({ invitationId })
      .where(eq(annotators.id, actor(world, 0).annotatorId));
    await tx.update(itemPlaces).set({ openPlaces: 0 }).where(eq(itemPlaces.projectId, projectId));
  });
  return world;
}

const actor = ({ annotators: people }: World, at: number) => people[at] as AnnotatorActor;

async function page(world: World, at: number): Promise<LeasedAssignment> {
  const result = await leaseNextHit(world.deps, actor(world, at));
  if (result.kind === "none") throw new Error(`There is no page: ${result.reason}`);
  return result.assignment;
}

const submit = (world: World, at: number, leased: LeasedAssignment) =>
  submitAssignment(world.deps, actor(world, at), answersTo(leased));

async function act(world: World, name: AnnotatorStatusAct): Promise<void> {
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  await changeByHand(world.deps, scope, { annotator: "A-001", act: name, reason: "So it is tried" });
}

async function letExpire(world: World): Promise<void> {
  world.clock.advance(31 * 60_000);
  await expireLeases(world.deps);
}

const broken = (world: World) => violations(world.deps.store.read, world.projectId);

test("what is left of the list of somebody who was stopped goes to others, also where their judgments stay", async () => {
  const world = await makeListed(4, "keep");
  await submit(world, 0, await page(world, 0));
  await page(world, 0);
  await act(world, "stop");
  expect((await page(world, 1)).items.map(textAOf).sort()).toEqual(["item 3 A", "item 4 A"]);
  expect(await broken(world)).toEqual([]);
});

test("who is let go on after a stop works on what is open, as their list went to everybody", async () => {
  const world = await makeListed(4, "discard");
  await submit(world, 0, await page(world, 0));
  await act(world, "stop");
  await act(world, "let-go-on");
  expect((await page(world, 0)).items.map(textAOf).sort()).toEqual(["item 3 A", "item 4 A"]);
  expect(await broken(world)).toEqual([]);
});

test("a page of a list that went to everybody comes back only where its items have places", async () => {
  const world = await makeListed(2, "discard");
  await page(world, 0);
  await letExpire(world);
  await act(world, "stop");
  await submit(world, 1, await page(world, 1));
  await act(world, "let-go-on");
  expect(await leaseNextHit(world.deps, actor(world, 0))).toMatchObject({ reason: "nothing_left" });
  expect(await broken(world)).toEqual([]);
});

test("so does a page that somebody held who was stopped", async () => {
  const world = await makeListed(2, "discard");
  await page(world, 0);
  await act(world, "stop");
  await submit(world, 1, await page(world, 1));
  await act(world, "let-go-on");
  expect(await leaseNextHit(world.deps, actor(world, 0))).toMatchObject({ reason: "nothing_left" });
  expect(await broken(world)).toEqual([]);
});

test("a late page of a list that went to everybody counts only where its items have places", async () => {
  const world = await makeListed(2, "discard");
  const late = await page(world, 0);
  await letExpire(world);
  await act(world, "stop");
  await submit(world, 1, await page(world, 1));
  await act(world, "let-go-on");
  expect(await submit(world, 0, late)).toMatchObject({ status: "late" });
  expect(await broken(world)).toEqual([]);
});

test("who has a list is not asked about what is retired of it, until it is reinstated", async () => {
  const world = await makeListed(2, "keep");
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  const [itemId = ""] = world.itemIds;
  await retireItem(world.deps, scope, { itemId, reason: "Broken" });
  const leased = await page(world, 0);
  expect(leased.items.map(textAOf)).toEqual(["item 2 A"]);
  await submitAssignment(world.deps, actor(world, 0), answersTo(leased, 3));
  expect(await leaseNextHit(world.deps, actor(world, 0))).toMatchObject({ reason: "finished" });
  await reinstateItem(world.deps, scope, itemId);
  expect((await page(world, 0)).items.map(textAOf)).toEqual(["item 1 A"]);
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
});
