import { expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { giveBonus } from "@/server/services/payment/give-bonus";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";
import { actor, page } from "@/testing/at-work";
import { answersTo } from "@/testing/world/annotator";
import { databasePerFile } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import { expireLeases } from "./expire-leases";
import { renewAssignment } from "./renew-assignment";
import { returnAssignment } from "./return-assignment";
import { submitAssignment } from "./submit-assignment";

const database = databasePerFile();

const people = Array.from({ length: 8 }, (_, at) => at);
const minute = 60_000;

const makeWorld = () =>
  makeProject(database.store, {
    ...{ items: 5, overlap: people.length, annotators: people.length },
    settings: { payPerHitMinor: 20 },
  });

async function letExpire(world: World): Promise<void> {
  world.clock.advance(45 * minute);
  await expireLeases(world.deps);
}

/**
 * Lets everybody do something at the moment when an organizer sets a budget, and looks at what is set aside then.
 * @param prepare what somebody has done before, and gives what they do then
 */
async function atThatMoment(
  prepare: (world: World, at: number) => Promise<() => Promise<unknown>>,
  between: (world: World) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  for (const round of Array.from({ length: 6 }, (_, at) => at)) {
    const world = await makeWorld();
    const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
    const setBudget = () =>
      updateProject(world.deps, scope, {
        settings: { limits: { ...noPolicies.limits, budgetMinor: 1_000 } },
      });
    const work: (() => Promise<unknown>)[] = [];
    for (const at of people) work.push(await prepare(world, at));
    await between(world);
    work.splice(round, 0, setBudget);
    await Promise.all(work.map((each) => each()));
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
  }
}

test("pages that are leased while a budget is set are set aside", () =>
  atThatMoment(async (world, at) => () => page(world, at)));

test("pages that are returned at that moment are free", () =>
  atThatMoment(async (world, at) => {
    const { id } = await page(world, at);
    return () => returnAssignment(world.deps, actor(world, at), { assignment: id });
  }));

test("pages that are submitted late at that moment are set aside", () =>
  atThatMoment(async (world, at) => {
    const leased = await page(world, at);
    return () => submitAssignment(world.deps, actor(world, at), answersTo(leased, 3));
  }, letExpire));

test("so are pages that are kept after their time", () =>
  atThatMoment(async (world, at) => {
    const { id } = await page(world, at);
    return () => renewAssignment(world.deps, actor(world, at), { assignment: id });
  }, letExpire));

test("so are bonuses", () =>
  atThatMoment(async (world, at) => {
    const leased = await page(world, at);
    await submitAssignment(world.deps, actor(world, at), answersTo(leased, 3));
    const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
    const annotator = `A-${String(at + 1).padStart(3, "0")}`;
    return () => giveBonus(world.deps, scope, { annotator, amountMinor: 5, reason: "Careful work" });
  }));
