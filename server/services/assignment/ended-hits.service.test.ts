import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { itemPlaces } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import type { AnnotatorStatusAct } from "@/server/domain/annotator-status/act-by-hand";
import { enterProject } from "@/server/services/project/enter-project";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { expireLeases } from "./expire-leases";
import { leaseNextHit } from "./lease-next-hit";
import { renewAssignment } from "./renew-assignment";
import { submitAssignment } from "./submit-assignment";

const database = databasePerTest();

const overdue = 31 * 60_000;
const dynamic = { composition: "dynamic" } as const;
const actorOf = (world: World, at: number) => world.annotators[at] as AnnotatorActor;
const make = (options: WorldOptions) => makeProject(database.store, options);

async function lease(world: World, at = 0) {
  world.clock.advance(1);
  const next = await leaseNextHit(world.deps, actorOf(world, at));
  if (next.assignment === null) throw new Error(`No page: ${next.reason}`);
  return next.assignment;
}

const submit = (world: World, hit: Parameters<typeof answersTo>[0], at = 0, value = 3) =>
  submitAssignment(world.deps, actorOf(world, at), answersTo(hit, value));

async function act(world: World, what: AnnotatorStatusAct, at = 0): Promise<void> {
  world.clock.advance(1);
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  const annotator = `A-00${at + 1}`;
  await changeByHand(world.deps, scope, { annotator, act: what, reason: "Seen by hand" });
}

const broken = (world: World) => violations(database.store.read, world.projectId);

test.each(["fixed", "dynamic"] as const)(
  "a %s page that came after its author was stopped does not come back to them",
  async (composition) => {
    const world = await make({ items: 8, annotators: 1, settings: { composition } });
    const hit = await lease(world);
    await act(world, "stop");
    expect(await submit(world, hit)).toMatchObject({ status: "discarded" });
    await act(world, "let-go-on");
    const another = await lease(world);
    expect(another.id).not.toBe(hit.id);
    expect(await submit(world, another)).toMatchObject({ status: "counted" });
    expect(await broken(world)).toEqual([]);
  },
);

test("a page that expired cannot be renewed by somebody who has been stopped", async () => {
  const world = await make({ items: 8, annotators: 1 });
  const { id: assignment } = await lease(world);
  world.clock.advance(overdue);
  await leaseNextHit(world.deps, actorOf(world, 0));
  await act(world, "stop");
  const renewed = renewAssignment(world.deps, actorOf(world, 0), { assignment });
  await expect(renewed).rejects.toMatchObject({ reason: "assignment_expired" });
  expect(await broken(world)).toEqual([]);
});

/** Sets how many places are open of the items of a HIT. */
async function setOpen(world: World, { items }: Awaited<ReturnType<typeof lease>>, openPlaces: number) {
  const ids = items.map((item) => world.itemIds[Number(textAOf(item).split(" ")[1]) - 1] ?? "");
  await database.store.write((tx) =>
    tx.update(itemPlaces).set({ openPlaces }).where(inArray(itemPlaces.itemId, ids)),
  );
}

test("a composed page that expired does not come back to somebody who may not judge so many items", async () => {
  const limits = { ...noPolicies.limits, itemsPerAnnotator: 4 };
  const settings = { ...dynamic, limits };
  const world = await make({ items: 6, hitSize: 3, overlap: 2, annotators: 1, settings });
  const hit = await lease(world);
  world.clock.advance(overdue);
  await expireLeases(world.deps);
  await setOpen(world, hit, 0);
  await submit(world, await lease(world));
  await setOpen(world, hit, 2);
  expect(await leaseNextHit(world.deps, actorOf(world, 0))).toMatchObject({ reason: "nothing_left" });
  expect(await broken(world)).toEqual([]);
});

test("the budget that overdue leases hold is free as soon as somebody asks", async () => {
  const limits = { ...noPolicies.limits, budgetMinor: 20 };
  const world = await make({ items: 8, annotators: 2, settings: { limits, payPerHitMinor: 20 } });
  await lease(world);
  expect(await leaseNextHit(world.deps, actorOf(world, 1))).toMatchObject({ reason: "closed" });
  world.clock.advance(overdue);
  expect((await lease(world, 1)).kind).toBe("work");
  expect(await broken(world)).toEqual([]);
});

test("no further judgment is asked for while one is still on its way", async () => {
  const settings = { ...dynamic, extraJudgments: { ciWidth: 1, maximum: 5 } };
  const world = await make({ items: 1, hitSize: 1, overlap: 3, annotators: 3, settings });
  const [first, second, third] = [await lease(world, 0), await lease(world, 1), await lease(world, 2)];
  const extra = async () => {
    const [place] = await database.store.read
      .select({ extraCount: itemPlaces.extraCount })
      .from(itemPlaces)
      .where(eq(itemPlaces.projectId, world.projectId));
    return place?.extraCount;
  };
  await submit(world, first, 0, 0);
  await submit(world, second, 1, 5);
  expect(await extra()).toBe(0);
  await submit(world, third, 2, 3);
  expect(await extra()).toBe(1);
});

test("who was excused from the qualification need not pass it after a pause", async () => {
  const qualification = { kind: "quiz", size: 1, needed: 1, tries: 1, delayMinutes: 0 } as const;
  const world = await make({ items: 4, gold: 1, goldPerHit: 0, annotators: 1, settings: { qualification } });
  await submit(world, await lease(world), 0, 0);
  for (const what of ["let-go-on", "pause", "let-go-on"] as const) await act(world, what);
  expect((await lease(world)).kind).toBe("work");
});
