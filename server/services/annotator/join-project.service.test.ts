import { asc, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { annotators, projects } from "@/db/schema";
import { freshDatabase, type FreshDatabase } from "@/db/testing";
import { makeProject, type World } from "@/db/testing-world";
import { annotatorByToken } from "@/server/auth/annotator-token";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { joinProject } from "./join-project";

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.remove());

const join = (world: World, input: Partial<JoinInput> = {}) =>
  joinProject(world.deps, { project: world.slug, source: "link", ...input });

test("whoever joins is known by their token and by a pseudonym in order of joining", async () => {
  const world = await makeProject(database.store);
  const first = await join(world);
  const second = await join(world, { source: "prolific", externalId: "p-1", country: "NZ" });
  expect(first.annotator.state).toBe("working");
  expect(await annotatorByToken(world.deps, first.token)).toEqual({
    annotatorId: first.annotator.id,
    projectId: world.projectId,
  });
  const rows = await database.store.read.select().from(annotators).orderBy(asc(annotators.pseudonym));
  expect(rows.map(({ pseudonym }) => pseudonym)).toEqual(["A-001", "A-002"]);
  expect(rows[1]).toMatchObject({ id: second.annotator.id, externalId: "p-1", country: "NZ" });
  expect(JSON.stringify(rows)).not.toContain(first.token);
});

test("a token nobody was given belongs to nobody", async () => {
  const world = await makeProject(database.store);
  expect(await annotatorByToken(world.deps, "made-up")).toBeNull();
});

test("the same person of the same recruiter comes back as the same annotator, and the old token is void", async () => {
  const world = await makeProject(database.store);
  const who = { source: "mturk", externalId: "W1" } as const;
  const first = await join(world, who);
  const again = await join(world, who);
  expect(again.annotator).toEqual(first.annotator);
  expect(await annotatorByToken(world.deps, first.token)).toBeNull();
  expect(await annotatorByToken(world.deps, again.token)).not.toBeNull();
  const elsewhere = await join(world, { ...who, source: "prolific" });
  expect(elsewhere.annotator.id).not.toBe(first.annotator.id);
});

test("the same person twice at once is one annotator", async () => {
  const world = await makeProject(database.store);
  const joined = await Promise.all(
    Array.from({ length: 8 }, () => join(world, { source: "prolific", externalId: "p-1" })),
  );
  expect(new Set(joined.map(({ annotator }) => annotator.id)).size).toBe(1);
});

test("a paused project takes people in, one that is not launched does not exist, a closed one says so", async () => {
  const world = await makeProject(database.store);
  const known = await join(world, { source: "prolific", externalId: "p-1" });
  const setState = (state: "draft" | "launching" | "paused" | "closed") =>
    database.store.write((tx) => tx.update(projects).set({ state }).where(eq(projects.id, world.projectId)));
  await setState("paused");
  expect((await join(world)).annotator.state).toBe("working");
  await setState("closed");
  await expect(join(world)).rejects.toMatchObject({ reason: "project_closed" });
  const back = await join(world, { source: "prolific", externalId: "p-1" });
  expect(back.annotator).toEqual(known.annotator);
  for (const state of ["draft", "launching"] as const) {
    await setState(state);
    await expect(join(world)).rejects.toMatchObject({ reason: "not_found" });
  }
  await expect(join(world, { project: "no-such" })).rejects.toMatchObject({ reason: "not_found" });
});
