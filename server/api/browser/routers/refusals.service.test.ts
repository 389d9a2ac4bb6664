import { beforeAll, expect, test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import type { Role } from "@/server/domain/project/project";
import { similarityScale0To5 } from "@/server/domain/preset/similarity-scale-0-5";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { callerFor } from "@/testing/caller";

const database = databasePerFile();
let world: World;
const people = new Map<Role | "stranger", TestOrganizer>();

beforeAll(async () => {
  await makeOrganizer(database.store, "The first account");
  world = await makeProject(database.store, { gold: 1, annotators: 1 });
  for (const role of ["owner", "organizer", "adjudicator", "viewer"] as const) {
    const person = await makeOrganizer(database.store, role);
    await addMember(database.store, world.projectId, person, role);
    people.set(role, person);
  }
  people.set("stranger", await makeOrganizer(database.store, "stranger"));
});

type Caller = ReturnType<typeof callerFor>["caller"];

function as(who: Role | "stranger" | "annotator" | "nobody"): Caller {
  if (who === "annotator") {
    const cookies = { [`touchstone_annotator_${world.slug}`]: world.tokens[0] ?? "" };
    return callerFor(database, { cookies }).caller;
  }
  const person = people.get(who as Role);
  if (person === undefined) return callerFor(database).caller;
  const { userId: id, name, email } = person;
  return callerFor(database, { account: { id, name, email } }).caller;
}

type Verb = [name: string, ask: (caller: Caller, project: string, itemId: string) => Promise<unknown>];

const files = [{ uploadId: "none", fileName: "x.csv" }];
const known = { answer: 3, tolerance: 1, accepted: [], explanation: "" };

const looking: Verb[] = [
  ["project.get", (caller, project) => caller.project.get({ project })],
  ["project.preview", (caller, project) => caller.project.preview({ project })],
  ["project.checkLaunch", (caller, project) => caller.project.checkLaunch({ project })],
  ["project.progress", (caller, project) => caller.project.progress({ project })],
  ["item.list", (caller, project) => caller.item.list({ project })],
  ["import.list", (caller, project) => caller.import.list({ project })],
  ["gold.list", (caller, project) => caller.gold.list({ project })],
  ["gold.contests", (caller, project) => caller.gold.contests({ project })],
  ["agreement.show", (caller, project) => caller.agreement.show({ project })],
  ["agreement.gold", (caller, project) => caller.agreement.gold({ project })],
  ["release.list", (caller, project) => caller.release.list({ project })],
  ["release.preview", (caller, project) => caller.release.preview({ project })],
  ["job.list", (caller, project) => caller.job.list({ project })],
  ["job.latest", (caller, project) => caller.job.latest({ project, kind: "release" })],
];

const changing: Verb[] = [
  ["project.update", (caller, project) => caller.project.update({ project, name: "New" })],
  [
    "project.setScale",
    (caller, project) => caller.project.setScale({ project, question: "How?", scale: similarityScale0To5 }),
  ],
  ["project.launch", (caller, project) => caller.project.launch({ project })],
  ["project.pause", (caller, project) => caller.project.pause({ project })],
  ["project.resume", (caller, project) => caller.project.resume({ project })],
  ["project.close", (caller, project) => caller.project.close({ project })],
  ["agreement.compute", (caller, project) => caller.agreement.compute({ project })],
  [
    "agreement.compareGold",
    (caller, project) =>
      caller.agreement.compareGold({
        project,
        aggregation: { aggregation: { method: "median" }, allNotApplicable: "zero" },
      }),
  ],
  ["release.make", (caller, project) => caller.release.make({ project })],
  ["import.check", (caller, project) => caller.import.check({ project, files })],
  ["import.save", (caller, project) => caller.import.save({ project, files })],
  ["import.remove", (caller, project) => caller.import.remove({ project, importId: "none" })],
  [
    "gold.previewChange",
    (caller, project, itemId) => caller.gold.previewChange({ project, itemId, ...known, enabled: true }),
  ],
  [
    "gold.markScored",
    (caller, project) => caller.gold.markScored({ project, itemIds: ["nothing"], tolerance: 1 }),
  ],
  ["gold.set", (caller, project, itemId) => caller.gold.set({ project, itemId, ...known })],
  [
    "gold.setEnabled",
    (caller, project, itemId) => caller.gold.setEnabled({ project, itemId, enabled: true }),
  ],
  ["gold.remove", (caller, project, itemId) => caller.gold.remove({ project, itemId })],
  ["member.list", (caller, project) => caller.member.list({ project })],
  ["annotator.list", (caller, project) => caller.annotator.list({ project })],
  ["invitation.list", (caller, project) => caller.invitation.list({ project })],
  ["invitation.lists", (caller, project) => caller.invitation.lists({ project })],
  ["invitation.invite", (caller, project) => caller.invitation.invite({ project, names: ["Ana"] })],
  ["invitation.remove", (caller, project) => caller.invitation.remove({ project, invitationId: "none" })],
  [
    "invitation.assign",
    (caller, project) => caller.invitation.assign({ project, fileName: "list.csv", text: "" }),
  ],
  ["invitationMail.show", (caller, project) => caller.invitationMail.show({ project })],
  [
    "invitationMail.addPeople",
    (caller, project) => caller.invitationMail.addPeople({ project, fileName: "list.csv", text: "Ana" }),
  ],
  [
    "invitationMail.changeAddress",
    (caller, project) => caller.invitationMail.changeAddress({ project, invitationId: "none", email: null }),
  ],
  [
    "invitationMail.saveMessage",
    (caller, project) =>
      caller.invitationMail.saveMessage({
        project,
        message: { subject: "S", body: "B", deadline: null, remindAfterDays: null },
        seenAt: null,
      }),
  ],
  [
    "invitationMail.preview",
    (caller, project) =>
      caller.invitationMail.preview({
        project,
        invitationId: "none",
        kind: "invitation",
        message: { subject: "S", body: "B", deadline: null },
      }),
  ],
  [
    "invitationMail.queue",
    (caller, project) => caller.invitationMail.queue({ project, kind: "reminder", invitationIds: null }),
  ],
  [
    "invitationMail.settle",
    (caller, project) => caller.invitationMail.settle({ project, mailId: "none", hasArrived: true }),
  ],
  [
    "invitationMail.markBounced",
    (caller, project) => caller.invitationMail.markBounced({ project, invitationId: "none" }),
  ],
  [
    "invitationMail.noteReport",
    (caller, project) => caller.invitationMail.noteReport({ project, text: "none" }),
  ],
  ["invitation.clearLists", (caller, project) => caller.invitation.clearLists({ project })],
  ["annotatorStatus.show", (caller, project) => caller.annotatorStatus.show({ project, annotator: "A-001" })],
  [
    "annotatorStatus.preview",
    (caller, project) => caller.annotatorStatus.preview({ project, annotator: "A-001", act: "stop" }),
  ],
  [
    "annotatorStatus.change",
    (caller, project) =>
      caller.annotatorStatus.change({ project, annotator: "A-001", act: "stop", reason: "Too fast" }),
  ],
  [
    "annotatorStatus.answerContest",
    (caller, project) =>
      caller.annotatorStatus.answerContest({
        project,
        annotator: "A-001",
        answer: "It stays.",
        letGoOn: false,
      }),
  ],
  ["payment.list", (caller, project) => caller.payment.list({ project })],
  ["payment.approve", (caller, project) => caller.payment.approve({ project })],
  ["payment.markPaid", (caller, project) => caller.payment.markPaid({ project })],
  [
    "payment.giveBonus",
    (caller, project) =>
      caller.payment.giveBonus({ project, annotator: "A-001", amountMinor: 1, reason: "Thanks" }),
  ],
];

const owning: Verb[] = [
  [
    "member.invite",
    (caller, project) => caller.member.invite({ project, email: "cy@example.org", role: "viewer" }),
  ],
  ["member.renewLink", (caller, project) => caller.member.renewLink({ project, invitationId: "none" })],
  ["member.withdraw", (caller, project) => caller.member.withdraw({ project, invitationId: "none" })],
  [
    "member.changeRole",
    (caller, project) => caller.member.changeRole({ project, userId: "none", role: "owner" }),
  ],
  ["member.remove", (caller, project) => caller.member.remove({ project, userId: "none" })],
  ["member.handOver", (caller, project) => caller.member.handOver({ project, userId: "none" })],
];

const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "allowed",
    (error: { cause?: { reason?: string } }) => error.cause?.reason,
  );

test.each([...looking, ...changing, ...owning])(
  "%s: nobody and annotators must sign in, strangers find nothing",
  async (_, ask) => {
    const itemId = world.goldIds[0] ?? "";
    expect(await reasonOf(ask(as("nobody"), world.slug, itemId))).toBe("unauthenticated");
    expect(await reasonOf(ask(as("annotator"), world.slug, itemId))).toBe("unauthenticated");
    expect(await reasonOf(ask(as("stranger"), world.slug, itemId))).toBe("not_found");
  },
);

test.each(looking)("%s is open to a viewer", async (_, ask) => {
  expect(await reasonOf(ask(as("viewer"), world.slug, ""))).toBe("allowed");
});

test.each([...changing, ...owning])("%s is closed to viewers and adjudicators", async (_, ask) => {
  const itemId = world.goldIds[0] ?? "";
  expect(await reasonOf(ask(as("viewer"), world.slug, itemId))).toBe("forbidden");
  expect(await reasonOf(ask(as("adjudicator"), world.slug, itemId))).toBe("forbidden");
});

test.each(owning)("%s is closed to organizers", async (_, ask) => {
  expect(await reasonOf(ask(as("organizer"), world.slug, ""))).toBe("forbidden");
});

test("an invitation is accepted by an account, and opened by anyone who has its link", async () => {
  const token = "nothing";
  for (const who of ["nobody", "annotator"] as const) {
    expect(await reasonOf(as(who).member.accept({ token }))).toBe("unauthenticated");
    expect(await reasonOf(as(who).member.openInvitation({ token }))).toBe("not_found");
  }
  expect(await reasonOf(as("stranger").member.accept({ token }))).toBe("not_found");
});

test("organizers and owners may change a project", async () => {
  expect(await reasonOf(as("organizer").project.pause({ project: world.slug }))).toBe("allowed");
  expect(await reasonOf(as("owner").project.resume({ project: world.slug }))).toBe("allowed");
});

test("an item of another project is not found by an organizer of this one", async () => {
  const other = await makeProject(database.store, { gold: 1 });
  const [itemId = ""] = other.goldIds;
  expect(await reasonOf(as("owner").gold.set({ project: world.slug, itemId, ...known }))).toBe("not_found");
});

test("creating and listing projects needs an account", async () => {
  const input = { preset: "sts-2012", name: "Mine", slug: "mine", language: "en" } as const;
  for (const who of ["nobody", "annotator"] as const) {
    expect(await reasonOf(as(who).project.create(input))).toBe("unauthenticated");
    expect(await reasonOf(as(who).project.list())).toBe("unauthenticated");
  }
});

test("work is closed to whoever has not joined, organizers included", async () => {
  for (const who of ["nobody", "owner", "stranger"] as const) {
    const { work } = as(who);
    const page = { project: world.slug, assignment: "none" };
    expect(await reasonOf(work.next({ project: world.slug }))).toBe("unauthenticated");
    expect(await reasonOf(work.submit({ ...page, answers: [] }))).toBe("unauthenticated");
    expect(await reasonOf(work.return(page))).toBe("unauthenticated");
    expect(await reasonOf(work.renew(page))).toBe("unauthenticated");
    expect(await reasonOf(work.contestGold({ ...page, key: "k", comment: "No." }))).toBe("unauthenticated");
    const objection = { project: world.slug, comment: "No." };
    expect(await reasonOf(work.contestAnnotatorStatus(objection))).toBe("unauthenticated");
  }
});
