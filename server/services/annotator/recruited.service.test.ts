import { asc, eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { annotators } from "@/db/schema";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { newRecruiter, type RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { showProject } from "@/server/services/project/show-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { joinProject } from "./join-project";
import { showHandBack } from "./show-hand-back";

const database = databasePerTest();
afterEach(() => vi.unstubAllEnvs());

const study = "6712aa00bb11cc22dd33ee44";
const prolific: RecruiterSettings = {
  name: "prolific",
  studyId: study,
  outcomes: {
    completed: "DONE-4Q",
    partial: "ENDED-2",
    "no-consent": "NOCONS-1",
    "not-eligible": "ELSE-5",
    "no-work": "NOWORK-8",
  },
  ends: {},
};
const visit = (last: number) => `6712aa00bb11cc22dd33e${String(last).padStart(3, "0")}`;
const person = "5f9a1c2e3b4d5e6f70819202";
const sent = {
  source: "prolific",
  externalId: person,
  study,
  submission: visit(1),
  session: visit(1),
} as const;
const to = (code: string) => `https://app.prolific.com/submissions/complete?cc=${code}`;

const sending = (settings: object = {}) =>
  makeProject(database.store, { items: 5, settings: { recruiters: [prolific], ...settings } });
const join = (world: World, input: Partial<JoinInput>) =>
  joinProject(world.deps, { project: world.slug, source: "link", ...input });
const rows = () => database.store.read.select().from(annotators).orderBy(asc(annotators.pseudonym));
const actorOf = (world: World, { annotator }: { annotator: { id: string } }) => ({
  annotatorId: annotator.id,
  projectId: world.projectId,
});

test("what Prolific says of a visit is kept, and of a later visit that of the last", async () => {
  const world = await sending();
  const first = await join(world, sent);
  expect(await rows()).toMatchObject([{ externalId: person, studyId: study, submissionId: visit(1) }]);
  const browser = { tokenOf: () => first.token, annotatorId: first.annotator.id, device: "d" };
  const again = { ...sent, project: world.slug, submission: visit(2), session: visit(2) };
  expect((await joinProject(world.deps, again, browser)).annotator.id).toBe(first.annotator.id);
  expect(await rows()).toMatchObject([{ submissionId: visit(2) }]);
});

test("a visit under somebody else's id, by a return code, changes nobody's submission", async () => {
  const world = await sending();
  const { returnCode } = await join(world, sent);
  await join(world, { ...sent, externalId: person.replace("5", "6"), submission: visit(9), returnCode });
  expect(await rows()).toMatchObject([{ externalId: person, submissionId: visit(1) }]);
});

test.each([
  ["no id of the person", { externalId: undefined }, { problem: "missing", parameter: "PROLIFIC_PID" }],
  ["no submission", { submission: undefined }, { problem: "missing", parameter: "SESSION_ID" }],
  ["an id that cannot be one", { externalId: "me" }, { problem: "malformed", parameter: "PROLIFIC_PID" }],
  ["another study", { study: visit(3) }, { problem: "other-study", parameter: "STUDY_ID" }],
])("a link from Prolific with %s is refused and leaves nothing behind", async (_, change, details) => {
  const world = await sending();
  const input = { ...sent, ...change } as Partial<JoinInput>;
  await expect(join(world, input)).rejects.toMatchObject({
    reason: "arrival_refused",
    details: { recruiter: "prolific", ...details },
  });
  expect(await rows()).toEqual([]);
});

test("a project that has not set the recruiter up takes its people as it did before", async () => {
  const world = await makeProject(database.store, { items: 5 });
  await join(world, { source: "prolific", externalId: "p-1" });
  await join(world, { externalId: "by a program", submission: "not a recruiter's" });
  expect(await rows()).toMatchObject([{ submissionId: null }, { submissionId: null }]);
});

test("the end of one's work says where to go: with its code who has worked, with another who has not", async () => {
  const world = await sending({ overlap: 1 });
  const joined = await join(world, sent);
  const other = await join(world, { ...sent, externalId: person.replace("5", "6"), session: visit(4) });
  const actor = actorOf(world, joined);
  await answerAndSubmitHit(world.deps, actor, 3);
  expect(await leaseNextHit(world.deps, actor)).toMatchObject({
    reason: "finished",
    completionCode: "DONE-4Q",
    handBack: { recruiter: "prolific", way: { kind: "link", href: to("DONE-4Q") } },
  });
  expect(await leaseNextHit(world.deps, actorOf(world, other))).toMatchObject({
    kind: "none",
    completionCode: "NOWORK-8",
    handBack: { way: { href: to("NOWORK-8") } },
  });
  await database.store.write((tx) =>
    tx.update(annotators).set({ state: "stopped" }).where(eq(annotators.id, joined.annotator.id)),
  );
  expect(await leaseNextHit(world.deps, actor)).toMatchObject({
    reason: "stopped",
    completionCode: "ENDED-2",
    handBack: { way: { href: to("ENDED-2") } },
  });
});

test("where the environment names another site of Prolific, people return there", async () => {
  vi.stubEnv("TOUCHSTONE_PROLIFIC_SITE", "http://127.0.0.1:4010");
  const world = await sending({ overlap: 1 });
  expect(
    await showHandBack(world.deps, { project: world.slug, ...sent, reason: "no-consent" }, null),
  ).toMatchObject({ way: { href: "http://127.0.0.1:4010/submissions/complete?cc=NOCONS-1" } });
});

test("somebody whom nobody sent keeps our code and the project's own address, and gets no code of Prolific", async () => {
  const returnUrl = "https://lab.example.org/thanks";
  const world = await sending({ overlap: 1, returnUrl });
  const actor = actorOf(world, await join(world, {}));
  await answerAndSubmitHit(world.deps, actor, 3);
  const next = await leaseNextHit(world.deps, actor);
  expect(next).toMatchObject({
    completionCode: expect.stringMatching(/^TS-/) as string,
    handBack: { recruiter: "link", way: { href: returnUrl } },
  });
  expect(JSON.stringify(next)).not.toContain("DONE-4Q");
});

test("who has not joined goes back with the code of that, and nobody learns another one by asking", async () => {
  const world = await sending();
  const ask = (reason: "not-eligible" | "no-consent" | "left" | "paused-or-closed", source = "prolific") =>
    showHandBack(world.deps, { project: world.slug, reason, source: source as "prolific" }, null);
  expect(await ask("no-consent")).toMatchObject({ way: { href: to("NOCONS-1") } });
  expect(await ask("not-eligible")).toMatchObject({ way: { href: to("ELSE-5") } });
  expect(await ask("paused-or-closed")).toMatchObject({ way: { href: to("NOWORK-8") } });
  expect(await ask("left")).toBeNull();
  expect(await ask("no-consent", "link")).toBeNull();
  const shown = await showProject(world.deps, world.slug, null);
  expect(shown.recruiters).toEqual([{ name: "prolific", studyId: study }]);
  expect(JSON.stringify(shown)).not.toMatch(/DONE-4Q|NOCONS-1/);
});

test("who leaves goes back for what they did, while their work has not ended otherwise", async () => {
  const world = await sending();
  const joined = await join(world, sent);
  const actor = actorOf(world, joined);
  const leave = () =>
    showHandBack(world.deps, { project: world.slug, reason: "left", source: "link" }, actor);
  expect(await leave()).toMatchObject({ way: { href: to("NOWORK-8") } });
  await answerAndSubmitHit(world.deps, actor, 3);
  expect(await leave()).toMatchObject({ recruiter: "prolific", way: { href: to("ENDED-2") } });
  await database.store.write((tx) =>
    tx.update(annotators).set({ state: "stopped" }).where(eq(annotators.id, joined.annotator.id)),
  );
  expect(await leave()).toBeNull();
});

test("an assignment of Mechanical Turk is handed in where it came from", async () => {
  const world = await makeProject(database.store, {
    items: 5,
    overlap: 1,
    settings: { recruiters: [newRecruiter("mturk")] },
  });
  const arrival = { source: "mturk", externalId: "A1B2C3D4", study: "3HIT56789" } as const;
  const joined = await join(world, {
    ...arrival,
    submission: "3ASSIGN123",
    submitTo: "https://workersandbox.mturk.com",
  });
  await answerAndSubmitHit(world.deps, actorOf(world, joined), 3);
  const [row] = await rows();
  const next = await leaseNextHit(world.deps, actorOf(world, joined));
  expect(next).toMatchObject({
    handBack: {
      recruiter: "mturk",
      way: {
        action: "https://workersandbox.mturk.com/mturk/externalSubmit",
        fields: { assignmentId: "3ASSIGN123", completionCode: row?.completionCode },
      },
    },
  });
  expect(next).not.toHaveProperty("completionCode");
  const elsewhere = {
    ...arrival,
    externalId: "A9",
    submission: "3ASSIGN999",
    submitTo: "https://example.org",
  };
  await expect(join(world, elsewhere)).rejects.toMatchObject({ reason: "arrival_refused" });
});

test("an assignment of Mechanical Turk is one worker's, and a worker's second one is handed in in its turn", async () => {
  const world = await makeProject(database.store, {
    items: 5,
    overlap: 1,
    settings: { recruiters: [newRecruiter("mturk")] },
  });
  const submitTo = "https://www.mturk.com";
  const first = { source: "mturk", externalId: "A1B2C3D4", study: "3HIT56789", submitTo } as const;
  const taken = { ...first, submission: "3ASSIGN123", session: "3ASSIGN123" };
  const joined = await join(world, taken);
  await expect(join(world, { ...taken, externalId: "A9999999" })).rejects.toMatchObject({
    reason: "arrival_refused",
    details: { recruiter: "mturk", problem: "forged", parameter: "assignmentId" },
  });
  expect(await rows()).toHaveLength(1);
  const browser = { tokenOf: () => joined.token, annotatorId: joined.annotator.id, device: "d" };
  const second = { ...first, project: world.slug, submission: "3ASSIGN456", session: "3ASSIGN456" };
  expect((await joinProject(world.deps, second, browser)).annotator.id).toBe(joined.annotator.id);
  await answerAndSubmitHit(world.deps, actorOf(world, joined), 3);
  expect(await leaseNextHit(world.deps, actorOf(world, joined))).toMatchObject({
    handBack: {
      way: {
        action: "https://www.mturk.com/mturk/externalSubmit",
        fields: { assignmentId: "3ASSIGN456" },
      },
    },
  });
});
