import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, projects } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { answersTo } from "@/testing/world/annotator";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { noPolicies, type LimitsPolicy } from "@/server/domain/policy/policies";
import { actor, next, page } from "@/testing/at-work";
import { expireLeases } from "./expire-leases";
import { renewAssignment } from "./renew-assignment";
import { returnAssignment } from "./return-assignment";
import { submitAssignment } from "./submit-assignment";

const database = databasePerFile();

const halfHour = 30 * 60_000;

const limited = (limits: Partial<LimitsPolicy>, options: WorldOptions = {}) =>
  makeProject(database.store, {
    items: 40,
    annotators: 3,
    ...options,
    settings: { ...options.settings, limits: { ...noPolicies.limits, ...limits } },
  });

const submit = (world: World, leased: LeasedAssignment, at = 0) =>
  submitAssignment(world.deps, actor(world, at), answersTo(leased));

async function committed(world: World): Promise<number | undefined> {
  const [found] = await world.deps.store.read
    .select({ n: projects.committedMinor })
    .from(projects)
    .where(eq(projects.id, world.projectId));
  return found?.n;
}

test("no page is leased that could take the pay beyond the budget", async () => {
  const world = await limited({ budgetMinor: 50 });
  await page(world, 0);
  await page(world, 1);
  expect(await next(world, 2)).toMatchObject({ reason: "closed", details: { rule: "budget" } });
  expect(await committed(world)).toBe(40);
});

test("a returned or expired page frees its part of the budget, a submitted one keeps it", async () => {
  const world = await limited({ budgetMinor: 40 });
  await submit(world, await page(world, 0));
  const held = await page(world, 1);
  expect(await committed(world)).toBe(40);
  await returnAssignment(world.deps, actor(world, 1), { assignment: held.id });
  expect(await committed(world)).toBe(20);
  await page(world, 2);
  world.clock.advance(halfHour + 1);
  await expireLeases(world.deps);
  expect(await committed(world)).toBe(20);
  await page(world, 1);
  expect(await next(world, 2)).toMatchObject({ reason: "closed" });
});

test("a late page is paid also when the budget has been promised to others", async () => {
  const world = await limited({ budgetMinor: 20 });
  const slow = await page(world, 0);
  world.clock.advance(halfHour + 1);
  await expireLeases(world.deps);
  await page(world, 1);
  await expect(renewAssignment(world.deps, actor(world, 0), { assignment: slow.id })).rejects.toMatchObject({
    reason: "assignment_expired",
  });
  expect((await submit(world, slow, 0)).due).toEqual({ amount: 0.2, currency: "USD" });
  expect(await committed(world)).toBe(40);
});

test("many who ask at once never take the pay beyond the budget", async () => {
  const world = await limited({ budgetMinor: 100 }, { annotators: 20 });
  const results = await Promise.all(world.annotators.map((_, at) => next(world, at)));
  expect(results.filter(({ kind }) => kind === "assignment")).toHaveLength(5);
  expect(await committed(world)).toBe(100);
});

test("one page a person and no more", async () => {
  const world = await limited({ hitsPerAnnotator: 1 });
  await submit(world, await page(world));
  expect(await next(world)).toMatchObject({ reason: "capped", details: { rule: "hits", limit: 1 } });
});

test("of fixed HITs the last that would go past a cap on items is not given", async () => {
  const world = await limited({ itemsPerAnnotator: 12 });
  await submit(world, await page(world));
  await submit(world, await page(world));
  expect(await next(world)).toMatchObject({ reason: "capped", details: { rule: "items", limit: 12 } });
});

test("a share of the data is a cap on items", async () => {
  const world = await limited({ sharePerAnnotator: 0.25 });
  const first = await page(world);
  expect(first.limit).toEqual({ judged: 0, items: 10 });
  await submit(world, first);
  await submit(world, await page(world));
  expect(await next(world)).toMatchObject({ reason: "capped" });
});

test("pages are given within the dates of the campaign only", async () => {
  const now = Date.UTC(2026, 0, 5, 9);
  const opensAt = new Date(now + 1_000).toISOString();
  const closesAt = new Date(now + 10_000).toISOString();
  const world = await limited({ opensAt, closesAt });
  expect(await next(world)).toMatchObject({ reason: "paused", details: { date: opensAt } });
  world.clock.advance(2_000);
  const held = await page(world);
  world.clock.advance(10_000);
  expect(await next(world, 1)).toMatchObject({ reason: "closed", details: { date: closesAt } });
  expect((await submit(world, held)).status).toBe("counted");
});

test("who does not meet a condition that was set later gets no more pages", async () => {
  const world = await limited(
    {},
    { settings: { eligibility: { ...noPolicies.eligibility, countries: ["NZ"] } } },
  );
  expect(await next(world)).toMatchObject({ reason: "not_eligible", details: { condition: "country" } });
  await world.deps.store.write((tx) =>
    tx
      .update(annotators)
      .set({ country: "NZ" })
      .where(eq(annotators.id, actor(world).annotatorId)),
  );
  expect((await page(world)).items).toHaveLength(5);
});
