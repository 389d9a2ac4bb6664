import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, projects } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { annotatorByToken } from "@/server/auth/annotator-token";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noPolicies, type EligibilityPolicy } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import { invitePeople } from "@/server/services/invitation/invite-people";
import { listInvitations } from "@/server/services/invitation/list-invitations";
import { enterProject } from "@/server/services/project/enter-project";
import { joinProject } from "./join-project";

const database = databasePerTest();

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

test("the same person in the same session of a recruiter is the same annotator, and the old token is void", async () => {
  const world = await makeProject(database.store);
  const who = { source: "mturk", externalId: "W1", session: "assignment-1" } as const;
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
    Array.from({ length: 8 }, () =>
      join(world, { source: "prolific", externalId: "p-1", session: "session-1" }),
    ),
  );
  expect(new Set(joined.map(({ annotator }) => annotator.id)).size).toBe(1);
});

test("a paused project takes people in, one that is not launched does not exist, a closed one says so", async () => {
  const world = await makeProject(database.store);
  const who = { source: "prolific", externalId: "p-1", session: "session-1" } as const;
  const known = await join(world, who);
  const setState = (state: "draft" | "launching" | "paused" | "closed") =>
    database.store.write((tx) => tx.update(projects).set({ state }).where(eq(projects.id, world.projectId)));
  await setState("paused");
  expect((await join(world)).annotator.state).toBe("working");
  await setState("closed");
  await expect(join(world)).rejects.toMatchObject({ reason: "project_closed" });
  const back = await join(world, who);
  expect(back.annotator).toEqual(known.annotator);
  for (const state of ["draft", "launching"] as const) {
    await setState(state);
    await expect(join(world)).rejects.toMatchObject({ reason: "not_found" });
  }
  await expect(join(world, { project: "no-such" })).rejects.toMatchObject({ reason: "not_found" });
});

const operate = (world: World): Promise<OrganizeScope> =>
  enterProject(world.deps, { kind: "system" }, world.slug, "organize");

/** The code of a new invitation. */
async function invite(world: World, name: string): Promise<string> {
  const scope = await operate(world);
  await invitePeople(world.deps, scope, { names: [name] });
  const invitations = await listInvitations(world.deps, scope);
  return invitations.find((one) => one.name === name)?.code ?? "";
}

const openTo = (eligibility: Partial<EligibilityPolicy>, settings: Partial<ProjectSettings> = {}) =>
  makeProject(database.store, {
    settings: { ...settings, eligibility: { ...noPolicies.eligibility, ...eligibility } },
  });

test("who comes by a personal link is the person it was made for, however often and wherever from", async () => {
  const world = await makeProject(database.store);
  const code = await invite(world, "Ana Lin");
  const first = await join(world, { source: "invite", invite: code });
  const again = await join(world, { source: "prolific", externalId: "p-1", invite: code });
  expect(again.annotator).toEqual(first.annotator);
  expect(await annotatorByToken(world.deps, first.token)).toBeNull();
  const [row] = await database.store.read.select().from(annotators);
  expect(row).toMatchObject({ source: "invite", externalId: "Ana Lin" });
  expect(await listInvitations(world.deps, await operate(world))).toMatchObject([
    { id: row?.invitationId, joined: { pseudonym: "A-001" } },
  ]);
});

test("a code that nobody was given, or that another project gave, is unknown", async () => {
  const world = await makeProject(database.store);
  const elsewhere = await invite(await makeProject(database.store), "Ana");
  for (const code of ["made-up", elsewhere]) {
    await expect(join(world, { invite: code })).rejects.toMatchObject({ reason: "invitation_unknown" });
  }
  const draft = await makeProject(database.store, { state: "draft" });
  await expect(join(draft, { invite: "made-up" })).rejects.toMatchObject({ reason: "not_found" });
});

test("nobody is taken for an invited person by their name alone", async () => {
  const world = await makeProject(database.store);
  const invited = await join(world, { invite: await invite(world, "Ana") });
  const pretender = await join(world, { source: "invite", externalId: "Ana" });
  expect(pretender.annotator.id).not.toBe(invited.annotator.id);
  expect(await annotatorByToken(world.deps, invited.token)).not.toBeNull();
});

test("an invitation is taken once by however many requests at once", async () => {
  const world = await makeProject(database.store);
  const code = await invite(world, "Ana");
  const joined = await Promise.all(Array.from({ length: 8 }, () => join(world, { invite: code })));
  expect(new Set(joined.map(({ annotator }) => annotator.id)).size).toBe(1);
});

test("whoever does not meet a condition is refused with the condition, and leaves no trace", async () => {
  const world = await openTo({ countries: ["AU", "NZ"], languages: ["he", "ar"], minApprovalRate: 0.95 });
  const meets = { country: "NZ", languages: ["en", "he"], approvalRate: 0.95 };
  const refusals: [Partial<JoinInput>, object][] = [
    [
      { ...meets, country: "DE" },
      { condition: "country", needed: ["AU", "NZ"] },
    ],
    [
      { ...meets, country: undefined },
      { condition: "country", needed: ["AU", "NZ"] },
    ],
    [
      { ...meets, languages: ["en"] },
      { condition: "language", needed: ["he", "ar"] },
    ],
    [
      { ...meets, approvalRate: 0.94 },
      { condition: "approval-rate", needed: 0.95 },
    ],
  ];
  for (const [input, details] of refusals) {
    await expect(join(world, input)).rejects.toMatchObject({ reason: "not_eligible", details });
  }
  expect((await join(world, meets)).annotator.state).toBe("working");
  const rows = await database.store.read.select().from(annotators);
  expect(rows).toMatchObject([
    { pseudonym: "A-001", country: "NZ", languages: ["en", "he"], approvalRate: 0.95 },
  ]);
});

test("a project for the invited only takes nobody else in", async () => {
  const world = await openTo({ invitedOnly: true });
  await expect(join(world, { source: "prolific", externalId: "p-1" })).rejects.toMatchObject({
    reason: "not_eligible",
    details: { condition: "invitation" },
  });
  const joined = await join(world, { invite: await invite(world, "Ana") });
  expect(joined.annotator.state).toBe("working");
});

test("who took part in a project that is ruled out may not join, and is known by the same recruiter's id", async () => {
  const before = await makeProject(database.store);
  await join(before, { source: "prolific", externalId: "p-1" });
  const world = await openTo({ notInProjects: [before.slug, "no-such"] });
  await expect(join(world, { source: "prolific", externalId: "p-1" })).rejects.toMatchObject({
    details: { condition: "other-project", needed: [before.slug] },
  });
  await join(world, { source: "mturk", externalId: "p-1" });
  await join(world, { source: "prolific", externalId: "p-2" });
});

test("who has joined comes back without meeting the conditions again", async () => {
  const world = await openTo({ countries: ["NZ"] });
  const who = { source: "prolific", externalId: "p-1", session: "session-1" } as const;
  const first = await join(world, { ...who, country: "NZ" });
  expect((await join(world, who)).annotator).toEqual(first.annotator);
});
