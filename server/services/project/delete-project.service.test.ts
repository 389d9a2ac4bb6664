import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getTableName } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as schema from "@/db/schema";
import { projects } from "@/db/schema";
import type { Actor, ProjectScope } from "@/server/domain/organizer/actor";
import { closeProject } from "@/server/services/launch/close-project";
import { storedImages, storedRelease } from "@/testing/stored-folders";
import { makeRelease } from "@/server/services/release/make-release";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { next } from "@/testing/at-work";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { takeBackUnfinished } from "@/server/services/startup/take-back-unfinished";
import { addMember, makeOrganizer } from "@/testing/organizer";
import { deleteInBackground, deleteProject } from "./delete-project";
import { enterProject } from "./enter-project";
import { listProjects } from "./list-projects";
import { showContents } from "./show-contents";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-delete-test-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const operator: Actor = { kind: "system" };
const owned = ({ deps, slug }: World): Promise<ProjectScope<"own">> =>
  enterProject(deps, operator, slug, "own");

/** A project in which everybody has judged a page, and which is closed. */
async function closedWorld(): Promise<World> {
  const world = await makeProject(database.store, { items: 230, gold: 12, annotators: 45, overlap: 2 });
  for (const annotator of world.annotators.slice(0, 12)) await answerAndSubmitHit(world.deps, annotator, 3);
  await closeProject(world.deps, await owned(world));
  return world;
}

/** How many rows each table has. */
async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.values(schema)) {
    if (typeof table !== "object") continue;
    counts[getTableName(table)] = (await database.store.read.select().from(table)).length;
  }
  return counts;
}

test("a closed project goes with all of it, and another one keeps all of its own", async () => {
  const other = await makeProject(database.store, { items: 8, gold: 2, annotators: 3 });
  for (const annotator of other.annotators) await answerAndSubmitHit(other.deps, annotator, 4);
  const before = await rowCounts();
  const world = await closedWorld();
  const scope = await owned(world);
  const { version } = await makeRelease(world.deps, scope);
  const release = storedRelease(world.projectId, version);
  const images = storedImages(world.projectId);
  mkdirSync(images, { recursive: true });
  writeFileSync(path.join(images, "picture"), "bytes");
  expect(existsSync(release)).toBe(true);
  const contents = await showContents(world.deps, scope);
  expect(contents).toMatchObject({ items: 242, annotators: 45, releases: 1, unpaid: { currency: "USD" } });
  expect(contents.judgments).toBeGreaterThan(40);

  await deleteProject(world.deps, scope);

  expect(await rowCounts()).toEqual(before);
  expect(existsSync(path.dirname(release))).toBe(false);
  expect(existsSync(images)).toBe(false);
  const left = await database.store.read.select({ slug: projects.slug }).from(projects);
  expect(left).toEqual([{ slug: other.slug }]);
});

test("a project that is open, or of which people have pages, is not deleted", async () => {
  const world = await makeProject(database.store, { items: 8, annotators: 1 });
  const scope = await owned(world);
  await expect(deleteProject(world.deps, scope)).rejects.toMatchObject({
    reason: "conflict",
    message: `${world.slug} is live. Close it first: touchstone close ${world.slug}`,
  });
  await next(world);
  await closeProject(world.deps, scope);
  await expect(deleteProject(world.deps, scope)).rejects.toMatchObject({
    reason: "conflict",
    details: { pages: 1 },
  });
  world.clock.advance(24 * 60 * 60 * 1_000);
  await deleteProject(world.deps, scope);
  await expect(owned(world)).rejects.toMatchObject({ reason: "not_found" });
});

test("a deleting that was killed is taken up again, and meanwhile nobody sees the project", async () => {
  const world = await closedWorld();
  const ana = await makeOrganizer(database.store);
  await addMember(database.store, world.projectId, ana);
  const actor = { kind: "user" as const, userId: ana.userId };
  const scope = await enterProject(world.deps, actor, world.slug, "own");
  await expect(deleteInBackground(world.deps, scope, { address: "another" })).rejects.toMatchObject({
    reason: "conflict",
  });
  let writes = 0;
  const dying: World["deps"] = {
    ...world.deps,
    store: {
      ...world.deps.store,
      write: (work) => {
        writes += 1;
        if (writes > 3) throw new Error("killed");
        return world.deps.store.write(work);
      },
    },
  };
  await expect(deleteProject(dying, scope)).rejects.toThrow("killed");
  await expect(enterProject(world.deps, actor, world.slug, "view")).rejects.toMatchObject({
    reason: "not_found",
  });
  expect(await listProjects(world.deps, actor)).toEqual([]);
  await takeBackUnfinished(world.deps);
  expect(await database.store.read.select().from(projects)).toHaveLength(1);
  world.clock.advance(60_000);
  await takeBackUnfinished(world.deps);
  expect(await database.store.read.select().from(projects)).toEqual([]);
  expect((await rowCounts()).judgments).toBe(0);
});
