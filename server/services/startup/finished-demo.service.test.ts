import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { latestJob } from "@/db/queries/jobs";
import { annotators, assignments, items, judgments, releases } from "@/db/schema";
import type { Store } from "@/db/store";
import { freshDatabase, type FreshDatabase } from "@/testing/world/database";
import { testDeps } from "@/testing/world/deps";
import { violations } from "@/testing/world/invariants";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { showQueue } from "@/server/services/adjudication/show-queue";
import { showAgreement } from "@/server/services/agreement/show-agreement";
import { askForScreening } from "@/server/services/exclusion/ask-for-screening";
import { showScreening } from "@/server/services/exclusion/show-screening";
import { showProgress } from "@/server/services/progress/show-progress";
import { enterProject } from "@/server/services/project/enter-project";
import { getProject } from "@/server/services/project/get-project";
import { storedRelease } from "@/testing/stored-folders";
import { verifyRelease } from "@/server/services/release/verify/verify-release";
import { workAtJobs } from "@/testing/jobs";
import { makeOrganizer } from "@/testing/organizer";
import { finishedDemo } from "./demo/finished/finished-demo";
import { raters } from "./demo/finished/raters";
import { seedFinished } from "./demo/finished/seed-finished";
import { takeBackUnfinished } from "./take-back-unfinished";

interface Demo extends FreshDatabase {
  deps: Deps;
}

let folder: string;
let finished: Demo;
let scope: OrganizeScope;
let interrupted: FreshDatabase | null = null;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-finished-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  finished = await freshDemo();
  await seedFinished(finished.deps);
  scope = await enter(finished.deps);
  await workAtJobs(finished.deps);
});
afterEach(async () => {
  await interrupted?.remove();
  interrupted = null;
});
afterAll(async () => {
  await finished.remove();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function freshDemo(): Promise<Demo> {
  const database = await freshDatabase();
  return { ...database, deps: testDeps(database.store).deps };
}

const enter = (deps: Deps) => enterProject(deps, { kind: "system" }, finishedDemo.slug, "organize");

/** What everybody answered to every pair, and when. */
const answersIn = ({ read }: Store) =>
  read
    .select({
      who: annotators.externalId,
      item: items.externalId,
      value: judgments.value,
      seconds: judgments.seconds,
      at: judgments.judgedAt,
    })
    .from(judgments)
    .innerJoin(annotators, eq(annotators.id, judgments.annotatorId))
    .innerJoin(items, eq(items.id, judgments.itemId))
    .orderBy(asc(judgments.judgedAt), asc(annotators.externalId), asc(items.externalId));

test("every pair has its judgments, by people who worked on days before", async () => {
  const { deps } = finished;
  const project = await getProject(deps, scope);
  expect(project).toMatchObject({ state: "closed", itemCount: 60, goldCount: 12 });
  const progress = await showProgress(deps, scope);
  expect(progress.judgments).toMatchObject({ done: 300, needed: 300 });
  expect(progress.annotators.total).toBe(raters.length);
  const times = (await answersIn(deps.store)).map(({ at }) => at);
  const days = new Set(times.map((at) => Math.floor(at / 86_400_000)));
  expect(days.size).toBeGreaterThan(2);
  expect(Math.max(...times)).toBeLessThan(deps.now());
  expect(await violations(deps.store.read, scope.projectId)).toEqual([]);
});

test("one person was stopped by gold", async () => {
  const found = await finished.store.read
    .select({ who: annotators.externalId, state: annotators.state })
    .from(annotators)
    .where(eq(annotators.state, "stopped"));
  expect(found).toEqual([{ who: "demo-7", state: "stopped" }]);
});

test("agreement stands there with its intervals and course", async () => {
  const { report, course } = await showAgreement(finished.deps, scope);
  expect(report).toMatchObject({ hasChanged: false, bound: 0.5, snapshot: { annotators: 11 } });
  const [whole] = report?.result.report?.rows ?? [];
  expect(whole?.figures.alpha).toMatchObject({ n: 48, value: expect.any(Number), low: expect.any(Number) });
  expect(course.length).toBeGreaterThan(5);
});

test("a preview of the project's own rule names the one who guesses, and nobody else", async () => {
  const { deps } = finished;
  const { settings } = await getProject(deps, scope);
  await askForScreening(deps, scope, { rules: settings.exclusionRules, spared: [] });
  await workAtJobs(deps);
  const shown = await showScreening(deps, scope);
  const [outlier] = await finished.store.read
    .select({ pseudonym: annotators.pseudonym })
    .from(annotators)
    .where(eq(annotators.externalId, "demo-4"));
  expect(shown?.result.who.map(({ annotator }) => annotator)).toEqual([outlier?.pseudonym]);
  const { before, after } = shown?.result ?? {};
  expect(after?.alpha.value).toBeGreaterThan((before?.alpha.value ?? 1) + 0.05);
});

test("cases wait to be adjudicated", async () => {
  const { deps, store } = finished;
  const { userId } = await makeOrganizer(store);
  const actor = { kind: "user" as const, userId };
  const queue = await showQueue(deps, await enterProject(deps, actor, finishedDemo.slug, "adjudicate"), {});
  expect(queue.waiting).toBeGreaterThan(3);
  expect(queue.decided).toBe(0);
});

test("the release comes out the same when it is computed again", async () => {
  const found = await finished.store.read.select().from(releases);
  expect(found.map(({ version }) => version)).toEqual([1]);
  expect((await verifyRelease(storedRelease(scope.projectId, 1))).differences).toEqual([]);
});

test("seeding it again changes nothing", async () => {
  const { deps, store } = finished;
  const before = await answersIn(store);
  await seedFinished(deps);
  expect(await answersIn(store)).toEqual(before);
  expect(await store.read.select().from(releases)).toHaveLength(1);
  expect(await latestJob(store.read, scope.projectId, "release")).toMatchObject({ state: "done" });
});

test.each([4, 8, 30, 100, 175])("what is killed at its write %i is finished the same", async (writes) => {
  const demo = await freshDemo();
  interrupted = demo;
  const dying = { ...demo.deps, store: killedAfter(demo.store, writes) };
  await expect(seedFinished(dying)).rejects.toThrow("killed");
  await takeBackUnfinished(demo.deps);
  await seedFinished(demo.deps);
  expect(await answersIn(demo.store)).toEqual(await answersIn(finished.store));
  const { projectId } = await enter(demo.deps);
  expect(await violations(demo.store.read, projectId)).toEqual([]);
  const pages = await demo.store.read.select({ state: assignments.state }).from(assignments);
  expect(new Set(pages.map(({ state }) => state))).toEqual(new Set(["submitted"]));
});

function killedAfter(store: Store, writes: number): Store {
  let left = writes;
  return {
    ...store,
    write: (work) => {
      left -= 1;
      if (left < 0) throw new Error("killed");
      return store.write(work);
    },
  };
}
