import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { itemPlaces } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { answersTo } from "@/testing/world/annotator";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { noPolicies } from "@/server/domain/policy/policies";
import type { AnnotatorStatusAct } from "@/server/domain/annotator-status/act-by-hand";
import { enterProject } from "@/server/services/project/enter-project";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { expireLeases } from "./expire-leases";
import { leaseNextHit } from "./lease-next-hit";
import { submitAssignment } from "./submit-assignment";

const database = databasePerFile();

const actor = ({ annotators }: World, at: number) => annotators[at] as AnnotatorActor;

async function page(world: World, at = 0): Promise<LeasedAssignment> {
  const result = await leaseNextHit(world.deps, actor(world, at));
  if (result.kind === "none") throw new Error(`There is no page: ${result.reason}`);
  return result.assignment;
}

const submit = (world: World, leased: LeasedAssignment, at = 0, value = 3) =>
  submitAssignment(world.deps, actor(world, at), answersTo(leased, value));

async function act(world: World, name: AnnotatorStatusAct): Promise<void> {
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  await changeByHand(world.deps, scope, { annotator: "A-001", act: name, reason: "So it is tried" });
}

async function letExpire(world: World): Promise<void> {
  world.clock.advance(31 * 60_000);
  await expireLeases(world.deps);
}

const onePageEach = { limits: { ...noPolicies.limits, hitsPerAnnotator: 1 } };

test("a late page beyond the pages a person may do is kept and paid but does not count", async () => {
  const world = await makeProject(database.store, {
    items: 10,
    hitSize: 5,
    annotators: 1,
    settings: onePageEach,
  });
  const late = await page(world);
  await letExpire(world);
  await submit(world, await page(world));
  expect(await submit(world, late)).toMatchObject({ status: "late", due: { amount: 0.4 } });
  expect(await violations(world.deps.store.read, world.projectId)).toEqual([]);
});

test("a late page does not take the last page a person may do from the one they hold", async () => {
  const world = await makeProject(database.store, {
    items: 10,
    hitSize: 5,
    annotators: 1,
    settings: onePageEach,
  });
  const late = await page(world);
  await letExpire(world);
  const held = await page(world);
  expect(await submit(world, late)).toMatchObject({ status: "late" });
  expect(await submit(world, held)).toMatchObject({ status: "counted" });
});

test("a judgment that counts again after a stop is looked at for how far it is from the others", async () => {
  const world = await makeProject(database.store, {
    items: 1,
    hitSize: 1,
    overlap: 2,
    annotators: 2,
    settings: {
      composition: "dynamic",
      extraJudgments: { ciWidth: 1, maximum: 3 },
      stopping: { ...noPolicies.stopping, onStop: "discard" },
    },
  });
  await submit(world, await page(world, 0), 0, 0);
  await act(world, "stop");
  await submit(world, await page(world, 1), 1, 5);
  await act(world, "let-go-on");
  const [place] = await world.deps.store.read
    .select()
    .from(itemPlaces)
    .where(eq(itemPlaces.projectId, world.projectId));
  expect(place).toMatchObject({ countedCount: 2, extraCount: 1, openPlaces: 1 });
});

test("a share of the data leaves out gold that nobody meets as gold", async () => {
  const world = await makeProject(database.store, {
    items: 10,
    gold: 10,
    goldPerHit: 0,
    hitSize: 4,
    overlap: 1,
    annotators: 1,
    settings: { composition: "dynamic", limits: { ...noPolicies.limits, sharePerAnnotator: 0.2 } },
  });
  const places = world.goldIds.map((itemId, at) => ({
    itemId,
    projectId: world.projectId,
    draw: 100 + at,
    openPlaces: 1,
    countedCount: 0,
    extraCount: 0,
  }));
  await world.deps.store.write((tx) => tx.insert(itemPlaces).values(places));
  expect((await page(world)).limit).toEqual({ judged: 0, items: 4 });
});
