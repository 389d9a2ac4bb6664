import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { projects } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { answersTo } from "@/testing/world/annotator";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import { giveBonus } from "@/server/services/payment/give-bonus";
import { enterProject } from "@/server/services/project/enter-project";
import { expireLeases } from "./expire-leases";
import { leaseNextHit } from "./lease-next-hit";
import { submitAssignment } from "./submit-assignment";

const database = databasePerFile();

const halfHour = 30 * 60_000;
const withBudget = (budgetMinor: number) => ({ limits: { ...noPolicies.limits, budgetMinor } });

const makeWorld = (settings: Partial<ProjectSettings>) =>
  makeProject(database.store, { items: 5, annotators: 2, hitSize: 5, settings });

const first = ({ annotators: [found] }: World) => found as AnnotatorActor;
const next = (world: World) => leaseNextHit(world.deps, first(world));
const broken = (world: World) => violations(world.deps.store.read, world.projectId);

async function letExpire(world: World): Promise<void> {
  world.clock.advance(halfHour + 1);
  await expireLeases(world.deps);
}

async function change(world: World, settings: Partial<ProjectSettings>): Promise<void> {
  await world.deps.store.write((tx) =>
    tx
      .update(projects)
      .set({ settings: { ...world.settings, ...settings } })
      .where(eq(projects.id, world.projectId)),
  );
}

test("a page that comes back at its old pay is set aside, though pages earn nothing any more", async () => {
  const world = await makeWorld({ payPerHitMinor: 20, ...withBudget(100) });
  await next(world);
  await letExpire(world);
  await change(world, { payPerHitMinor: 0 });
  await next(world);
  expect(await broken(world)).toEqual([]);
  await letExpire(world);
  expect(await broken(world)).toEqual([]);
});

test("a page that would come back at an old pay beyond the budget is not given, and says why", async () => {
  const world = await makeWorld({ payPerHitMinor: 50, ...withBudget(50) });
  await next(world);
  await letExpire(world);
  await change(world, { payPerHitMinor: 20, ...withBudget(30) });
  expect(await next(world)).toMatchObject({ reason: "closed", details: { rule: "budget" } });
  expect(await broken(world)).toEqual([]);
});

test("a bonus is set aside like other pay", async () => {
  const world = await makeWorld({ payPerHitMinor: 20, ...withBudget(100) });
  const leased = await next(world);
  if (leased.kind === "none") throw new Error(leased.reason);
  await submitAssignment(world.deps, first(world), answersTo(leased.assignment));
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  await giveBonus(world.deps, scope, { annotator: "A-001", amountMinor: 30, reason: "Careful work" });
  expect(await broken(world)).toEqual([]);
});
