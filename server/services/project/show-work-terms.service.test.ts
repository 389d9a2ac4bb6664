import { expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { answersTo } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { showWorkTerms } from "./show-work-terms";

const database = databasePerTest();
const minuteMs = 60_000;

/** Every annotator takes their page, and submits it three minutes later. */
async function judgeSlowly({ deps, clock, annotators }: World): Promise<void> {
  for (const person of annotators) {
    const { assignment } = await leaseNextHit(deps, person);
    if (assignment === null) throw new Error("There is no page.");
    clock.advance(3 * minuteMs);
    await submitAssignment(deps, person, answersTo(assignment, 3));
  }
}

test("before twenty pages the time is an estimate, from then on the median of what it took", async () => {
  const settings = { payPerHitMinor: 20 };
  const world = await makeProject(database.store, { items: 5, annotators: 20, overlap: 20, settings });
  const before = await showWorkTerms(world.deps, world.slug);
  // 20 minor units in 1.7 minutes are 706 in an hour.
  expect(before).toEqual({
    pageMinutes: 1.7,
    measuredPages: null,
    perHour: { amount: 7.06, currency: "USD" },
    mostPages: null,
    bar: null,
    failedChecks: null,
  });
  await judgeSlowly(world);
  expect(await showWorkTerms(world.deps, world.slug)).toMatchObject({
    pageMinutes: 3,
    measuredPages: 20,
    perHour: { amount: 4, currency: "USD" },
  });
});

test("the lower of both limits is the most pages, and a rule about gold is told where there is gold", async () => {
  const accuracy = { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false };
  const settings = {
    payPerHitMinor: null,
    limits: { ...noPolicies.limits, hitsPerAnnotator: 4, itemsPerAnnotator: 12 },
    stopping: { ...noPolicies.stopping, accuracy },
  };
  const world = await makeProject(database.store, { items: 20, gold: 4, hitSize: 5, settings });
  expect(await showWorkTerms(world.deps, world.slug)).toMatchObject({
    perHour: null,
    mostPages: 2,
    bar: 0.7,
  });
  const without = await makeProject(database.store, { items: 20, gold: 0, settings });
  expect((await showWorkTerms(without.deps, without.slug)).bar).toBeNull();
});

test("a link that leads nowhere has no terms", async () => {
  const { deps } = await makeProject(database.store);
  await expect(showWorkTerms(deps, "no-such-project")).rejects.toMatchObject({ reason: "not_found" });
});
