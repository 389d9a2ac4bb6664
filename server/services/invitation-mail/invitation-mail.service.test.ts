import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { latestEvents } from "@/db/queries/events";
import { annotators, invitationMails, invitations, mailOptOuts, namedItems, projects } from "@/db/schema";
import { databasePerTest } from "@/testing/world/database-hooks";
import { fileOf } from "@/testing/draft";
import { startMailCatcher, type MailCatcher } from "@/testing/mail-catcher";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { Deps } from "@/server/deps";
import type { MailedPerson, MailMessageDraft } from "@/server/domain/invitation-mail/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { smtpMailer } from "@/server/mail/mailer";
import { joinProject } from "@/server/services/annotator/join-project";
import { invitePeople } from "@/server/services/invitation/invite-people";
import { listInvitations } from "@/server/services/invitation/list-invitations";
import { removeInvitation } from "@/server/services/invitation/remove-invitation";
import { enterProject } from "@/server/services/project/enter-project";
import { addPeople } from "./add-people";
import { changeAddress } from "./change-address";
import { decideOnMail } from "./decide-on-mail";
import { markBounced, noteDeliveryReport } from "./mark-bounced";
import { optOut, showOptOut } from "./opt-out";
import { previewMail } from "./preview-mail";
import { queueDueReminders } from "./queue-due-reminders";
import { queueMail } from "./queue-mail";
import { saveMailMessage } from "./save-mail-message";
import { sendWaitingMail } from "./send-waiting-mail";
import { showMail } from "./show-mail";

const address = "https://gold.example.org";
const day = 24 * 60 * 60 * 1000;

const database = databasePerTest();
let catcher: MailCatcher;
let world: World;
let deps: Deps;
let scope: OrganizeScope;

beforeAll(async () => {
  catcher = await startMailCatcher();
});
afterAll(() => catcher.close());
beforeEach(async () => {
  catcher.mails.length = 0;
  await enter({});
});

async function enter(options: WorldOptions): Promise<void> {
  const settings = { contactEmail: "ana@lab.example" };
  world = await makeProject(database.store, {
    items: 8,
    ...options,
    settings: { ...settings, ...options.settings },
  });
  const from = "Touchstone <touchstone@example.org>";
  const mailer = smtpMailer({ smtpUrl: catcher.url, from, address, bounces: "bounces@example.org" });
  deps = { ...world.deps, mailer };
  scope = await enterProject(deps, { kind: "system" }, world.slug, "organize");
}

const add = (list: string, fileName = "people.csv") => addPeople(deps, scope, fileOf(fileName, list));
const invite = () => queueMail(deps, scope, { kind: "invitation", invitationIds: null });
const remind = () => queueMail(deps, scope, { kind: "reminder", invitationIds: null });
const send = () => sendWaitingMail(deps);
const people = async () => (await showMail(deps, scope)).people;
const states = async () => Object.fromEntries((await people()).map(({ name, state }) => [name, state]));
const kinds = async () =>
  (await latestEvents(database.store.read, world.projectId, 20)).map(({ kind, data }) => [kind, data]);

async function person(name: string): Promise<MailedPerson> {
  const found = (await people()).find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name} is not invited.`);
  return found;
}

/** The person comes by the link in their mail. */
async function comeByMail(name: string) {
  const code = (await listInvitations(deps, scope)).find((each) => each.name === name)?.code ?? "";
  return joinProject(deps, { project: world.slug, source: "invite", invite: code });
}

const change = (name: string, set: Partial<typeof annotators.$inferInsert>) =>
  database.store.write((tx) => tx.update(annotators).set(set).where(eq(annotators.externalId, name)));

const codeOf = (text = "") => /opt-out\/([\w-]+)/.exec(text)?.[1] ?? "";

test("a list invites people whole or not at all, and gives those who are invited the address they lack", async () => {
  await invitePeople(deps, scope, { names: ["Ana", "Bo"] });
  await expect(add("name,email\nAna,ana@example.org\nCy,cy at example\n")).rejects.toMatchObject({
    reason: "file_refused",
    details: { bad: 1, errors: [{ line: 3, reason: "email_form" }] },
  });
  expect(await states()).toEqual({ Ana: "no_address", Bo: "no_address" });
  expect(
    await add("name;email\r\nAna;ANA@example.org\r\nCy;cy@example.org\r\nCy;cy@example.org\r\nBo;\r\n"),
  ).toEqual({
    added: 1,
    addressed: 1,
    known: 1,
    doubled: ["Cy"],
  });
  expect(await states()).toEqual({ Ana: "not_sent", Bo: "no_address", Cy: "not_sent" });
  await expect(add("Di <ana@example.org>")).rejects.toMatchObject({ reason: "file_refused" });
  await expect(add(" \n")).rejects.toMatchObject({ details: { errors: [{ reason: "lists_nobody" }] } });
});

test("what leaves is what the preview shows, once to each person, and the link in it is theirs", async () => {
  await add("Ana Lin <ana@example.org>\nBo <bo@example.org>\nCy");
  const { message } = await showMail(deps, scope);
  const { id: invitationId } = await person("Ana Lin");
  const preview = await previewMail(deps, scope, { invitationId, kind: "invitation", message });
  expect(await invite()).toEqual({ queued: 2, barred: [{ bar: "no_address", people: 1 }] });
  expect(await states()).toEqual({ "Ana Lin": "waiting", Bo: "waiting", Cy: "no_address" });
  await send();
  await send();
  expect(catcher.mails.map(({ to }) => to).sort()).toEqual(["ana@example.org", "bo@example.org"]);
  const mail = catcher.mails.find(({ to }) => to === "ana@example.org");
  expect(mail?.subject).toBe(preview.subject);
  expect(mail?.text).toBe(preview.text);
  expect(mail?.html).toBe("");
  expect(mail?.returnPath).toBe("bounces@example.org");
  expect(mail?.header("reply-to")).toBe("ana@lab.example");
  expect(mail?.header("list-unsubscribe")).toBe(`<${preview.oneClick}>`);
  expect(mail?.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(await states()).toEqual({ "Ana Lin": "sent", Bo: "sent", Cy: "no_address" });
  expect(mail?.text).toContain(`${address}/p/${world.slug}?invite=`);
  const { annotator } = await comeByMail("Ana Lin");
  expect(annotator.state).toBe("working");
  expect(await person("Ana Lin")).toMatchObject({ state: "joined", pages: { done: 0 } });
  expect(await kinds()).toContainEqual(["invitations_mailed", { people: 2 }]);
});

test("nobody is mailed twice a day, reminded three times, or reminded who has finished or was stopped", async () => {
  await add("Ana <ana@example.org>\nBo <bo@example.org>\nCy <cy@example.org>");
  await invite();
  await send();
  expect(await invite()).toEqual({ queued: 0, barred: [{ bar: "already_invited", people: 3 }] });
  expect(await remind()).toEqual({ queued: 0, barred: [{ bar: "mailed_today", people: 3 }] });
  await comeByMail("Bo");
  await comeByMail("Cy");
  await change("Bo", { workHitCount: 99, judgedCount: 99 });
  await change("Cy", { state: "stopped" });
  for (const queued of [1, 1, 0]) {
    world.clock.advance(day);
    expect((await remind()).queued).toBe(queued);
    await send();
  }
  const subjects = catcher.mails.filter(({ to }) => to === "ana@example.org").map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Reminder: "))).toHaveLength(2);
  expect(catcher.mails).toHaveLength(5);
  expect(await states()).toEqual({ Ana: "sent", Bo: "finished", Cy: "stopped" });
  expect((await person("Ana")).bars.reminder).toBe("reminded_twice");
});

test("while a project is paused its mail waits, and once it is closed or archived nothing more goes", async () => {
  await add("Ana <ana@example.org>");
  await invite();
  const set = (part: Partial<typeof projects.$inferInsert>) =>
    database.store.write((tx) => tx.update(projects).set(part).where(eq(projects.id, world.projectId)));
  await set({ state: "paused" });
  await send();
  expect(catcher.mails).toEqual([]);
  expect(await remind()).toEqual({ queued: 0, barred: [{ bar: "paused", people: 1 }] });
  await set({ state: "closed" });
  await send();
  expect(await invite()).toEqual({ queued: 0, barred: [{ bar: "closed", people: 1 }] });
  await set({ state: "live", archivedAt: 1 });
  await send();
  expect((await showMail(deps, scope)).bar).toBe("archived");
  expect(catcher.mails).toEqual([]);
  await set({ state: "live", archivedAt: null });
  await send();
  expect(catcher.mails).toHaveLength(1);
});

test("several processes at once send each mail once", async () => {
  await add(Array.from({ length: 25 }, (_, at) => `P${at} <p${at}@example.org>`).join("\n"));
  const queued = await Promise.all([invite(), invite(), invite()]);
  expect(queued.reduce((sum, each) => sum + each.queued, 0)).toBe(25);
  await Promise.all([send(), send(), send(), send()]);
  expect(new Set(catcher.mails.map(({ to }) => to)).size).toBe(25);
  expect(catcher.mails).toHaveLength(25);
});

test("a process that dies between taking a mail and noting its end leaves it unknown, and it is not sent again", async () => {
  await add("Ana <ana@example.org>");
  await invite();
  const { mailer } = deps;
  const dying: Deps = {
    ...deps,
    mailer:
      mailer === null
        ? null
        : {
            ...mailer,
            deliver: async (id, letter) => {
              await mailer.deliver(id, letter);
              throw new Error("killed");
            },
          },
  };
  await expect(sendWaitingMail(dying)).rejects.toThrow("killed");
  await send();
  expect(await states()).toEqual({ Ana: "waiting" });
  world.clock.advance(6 * 60 * 1000);
  await send();
  expect(await states()).toEqual({ Ana: "unknown" });
  world.clock.advance(3 * day);
  expect(await remind()).toEqual({ queued: 0, barred: [{ bar: "unknown", people: 1 }] });
  await send();
  expect(catcher.mails).toHaveLength(1);
});

test("a mail server that breaks off after the text leaves the mail unknown, and the organizer decides", async () => {
  await add("Ana <ana@silent.example>\nBo <bo@silent.example>");
  await invite();
  await send();
  world.clock.advance(2 * day);
  await send();
  expect(catcher.mails).toHaveLength(2);
  expect(await states()).toEqual({ Ana: "unknown", Bo: "unknown" });
  const [ana, bo] = [await person("Ana"), await person("Bo")];
  await decideOnMail(deps, scope, { mailId: ana.unknownMailId ?? "", hasArrived: true });
  await decideOnMail(deps, scope, { mailId: bo.unknownMailId ?? "", hasArrived: false });
  expect(await states()).toEqual({ Ana: "sent", Bo: "waiting" });
  await expect(
    decideOnMail(deps, scope, { mailId: ana.unknownMailId ?? "", hasArrived: false }),
  ).rejects.toMatchObject({ reason: "not_found" });
  await send();
  expect(catcher.mails.map(({ to }) => to)).toEqual([
    "ana@silent.example",
    "bo@silent.example",
    "bo@silent.example",
  ]);
});

test("a box that is refused has bounced, with the server's words; a corrected address is sent to at once", async () => {
  await add("Ana <ana@refused.example>\nBo <bo@example.org>");
  await invite();
  await send();
  expect(await person("Ana")).toMatchObject({
    state: "bounced",
    said: expect.stringContaining("No such mailbox"),
  });
  world.clock.advance(2 * day);
  await remind();
  await send();
  expect(catcher.mails.map(({ to }) => to)).toEqual(["bo@example.org", "bo@example.org"]);
  const { id: invitationId } = await person("Ana");
  await expect(changeAddress(deps, scope, { invitationId, email: "bo@example.org" })).rejects.toMatchObject({
    reason: "address_taken",
  });
  expect(await changeAddress(deps, scope, { invitationId, email: "ana@example.org" })).toEqual({
    isSentAgain: true,
  });
  await send();
  expect(catcher.mails.at(-1)).toMatchObject({
    to: "ana@example.org",
    subject: expect.stringMatching(/^Invitation/),
  });
  expect(await person("Ana")).toMatchObject({ state: "sent", reminders: 0 });
});

test("what is refused for now is tried again with growing pauses, and given up after a day", async () => {
  await add("Ana <ana@later.example>\nBo <bo@example.org>");
  await invite();
  await send();
  expect(catcher.mails.map(({ to }) => to)).toEqual(["bo@example.org"]);
  expect(await person("Ana")).toMatchObject({
    state: "waiting",
    said: expect.stringContaining("Try again later"),
  });
  const begin = world.clock.now();
  const minutes: number[] = [];
  for (;;) {
    const [mail] = await database.store.read
      .select()
      .from(invitationMails)
      .where(eq(invitationMails.email, "ana@later.example"));
    if (mail?.state !== "waiting") break;
    minutes.push((mail.dueAt - begin) / 60_000);
    world.clock.advance(mail.dueAt - world.clock.now());
    await send();
  }
  expect(minutes.slice(0, 5)).toEqual([1, 3, 7, 15, 31]);
  expect(minutes.at(-1)).toBeLessThanOrEqual(24 * 60);
  expect(minutes.at(-1)).toBeGreaterThan(19 * 60);
  expect(await person("Ana")).toMatchObject({ state: "undelivered", bars: { invitation: null } });
});

test("where no mail server answers, nothing is lost", async () => {
  await add("Ana <ana@example.org>\nBo <bo@example.org>");
  await invite();
  const away = smtpMailer({ smtpUrl: "smtp://127.0.0.1:1", from: "t@example.org", address });
  await sendWaitingMail({ ...deps, mailer: away });
  expect(await states()).toEqual({ Ana: "waiting", Bo: "waiting" });
  await sendWaitingMail({ ...deps, mailer: null });
  world.clock.advance(60_000);
  await send();
  expect(catcher.mails).toHaveLength(2);
});

test("a report of a mail server and an organizer's own word mark people as bounced", async () => {
  await add("Ana <ana@example.org>\nBo <bo@example.org>\nCy <cy@example.org>");
  const report = [
    "Reporting-MTA: dns; mx.example.org",
    "Final-Recipient: rfc822; ANA@example.org\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 gone",
    "Final-Recipient: rfc822; bo@example.org\nAction: delayed\nStatus: 4.4.1",
    "Final-Recipient: rfc822; stranger@example.org\nAction: failed\nStatus: 5.1.1",
  ].join("\n\n");
  expect(await noteDeliveryReport(deps, scope, report)).toEqual({ bounced: 1, strangers: 1, delayed: 1 });
  await expect(noteDeliveryReport(deps, scope, "Hello")).rejects.toMatchObject({ reason: "not_a_report" });
  await markBounced(deps, scope, (await person("Cy")).id);
  expect(await states()).toEqual({ Ana: "bounced", Bo: "not_sent", Cy: "bounced" });
  expect((await person("Ana")).said).toBe("550 gone");
  expect(await kinds()).toContainEqual(["mail_bounced", { people: 1 }]);
});

test("who opts out is never mailed again by the project, not under a new invitation either, and may still work", async () => {
  await add("Ana <ana@example.org>\nBo <bo@example.org>");
  await invite();
  await send();
  const mail = catcher.mails.find(({ to }) => to === "ana@example.org");
  const way = { project: world.slug, code: codeOf(mail?.text) };
  expect(await showOptOut(deps, way)).toEqual({ isDone: false, reach: "project" });
  await optOut(deps, way);
  await optOut(deps, way);
  expect(await showOptOut(deps, way)).toMatchObject({ isDone: true });
  expect((await kinds()).filter(([kind]) => kind === "person_opted_out")).toHaveLength(1);
  await expect(optOut(deps, { ...way, code: "made-up" })).rejects.toMatchObject({ reason: "not_found" });
  world.clock.advance(2 * day);
  expect(await remind()).toEqual({ queued: 1, barred: [{ bar: "opted_out", people: 1 }] });
  const ana = await person("Ana");
  await expect(
    changeAddress(deps, scope, { invitationId: ana.id, email: "lin@example.org" }),
  ).rejects.toMatchObject({ reason: "opted_out" });
  await removeInvitation(deps, scope, ana.id);
  await add("Ana Lin <ana@example.org>");
  expect(await states()).toMatchObject({ "Ana Lin": "opted_out" });
  const kept = await database.store.read.select().from(mailOptOuts);
  expect(JSON.stringify(kept)).not.toContain("ana@");
  expect((await comeByMail("Ana Lin")).annotator.state).toBe("working");
  const other = await makeProject(database.store);
  const elsewhere = await enterProject(deps, { kind: "system" }, other.slug, "organize");
  await addPeople(deps, elsewhere, fileOf("x.csv", "Ana <ana@example.org>"));
  expect((await showMail(deps, elsewhere)).people[0]?.state).toBe("not_sent");
});

test("a mail that waits when its person opts out is not sent", async () => {
  await add("Ana <ana@example.org>");
  const [row] = await database.store.read.select().from(invitations);
  await invite();
  await optOut(deps, { project: world.slug, code: row?.optOutCode ?? "" });
  await send();
  expect(catcher.mails).toEqual([]);
});

test("removing an invitation removes the address and its mails", async () => {
  await add("Ana <ana@example.org>");
  await invite();
  await send();
  await removeInvitation(deps, scope, (await person("Ana")).id);
  expect(await database.store.read.select().from(invitationMails)).toEqual([]);
  const events = await latestEvents(database.store.read, world.projectId, 20);
  expect(JSON.stringify(events)).not.toContain("ana@example.org");
});

const draft: MailMessageDraft = {
  subject: "{project}",
  body: "Dear {name}: {link}",
  deadline: null,
  remindAfterDays: null,
};

test("a message is checked, saved once, and not over another one", async () => {
  const save = (message: Partial<MailMessageDraft>, seenAt: string | null = null) =>
    saveMailMessage(deps, scope, { message: { ...draft, ...message }, seenAt });
  await expect(save({ body: "{nmae}" })).rejects.toMatchObject({
    reason: "invalid_input",
    details: { fields: { "message.body": { reason: "unknown_placeholder" } } },
  });
  await save({});
  await expect(save({})).rejects.toMatchObject({ reason: "conflict" });
  const { messageAt, message } = await showMail(deps, scope);
  expect(message).toEqual(draft);
  await save({ body: "Come until {deadline}.", deadline: "2026-05-01" }, messageAt);
  await add("Ana <ana@example.org>");
  await invite();
  await send();
  expect(catcher.mails[0]?.text).toMatch(/^Come until May 1, 2026\.\n\nhttps:/);
});

test("a project writes in its own language where it is shipped", async () => {
  await enter({ language: "pt-BR" });
  await add("Ana <ana@example.org>");
  await invite();
  await send();
  expect(catcher.mails[0]?.subject).toMatch(/^Convite para /);
});

test("a project that reminds by itself does so once, after the days it says", async () => {
  await saveMailMessage(deps, scope, { message: { ...draft, remindAfterDays: 3 }, seenAt: null });
  await add("Ana <ana@example.org>\nBo <bo@example.org>");
  await invite();
  await send();
  await comeByMail("Bo");
  await change("Bo", { workHitCount: 99, judgedCount: 99 });
  expect(await queueDueReminders(deps)).toBe(0);
  world.clock.advance(3 * day);
  expect(await Promise.all([queueDueReminders(deps), queueDueReminders(deps)])).toEqual(
    expect.arrayContaining([1, 0]),
  );
  await send();
  world.clock.advance(5 * day);
  expect(await queueDueReminders(deps)).toBe(0);
  expect(catcher.mails.map(({ to }) => to).sort()).toEqual([
    "ana@example.org",
    "ana@example.org",
    "bo@example.org",
  ]);
  expect(await kinds()).toContainEqual(["reminders_mailed", { people: 1 }]);
});

test("who judges a list of their own has work as long as it is not done", async () => {
  await enter({ settings: { composition: "dynamic" } });
  await add("Ana <ana@example.org>");
  const { id: invitationId } = await person("Ana");
  const [itemId = ""] = world.itemIds;
  await database.store.write((tx) => tx.insert(namedItems).values({ invitationId, itemId, position: 0 }));
  await comeByMail("Ana");
  expect(await person("Ana")).toMatchObject({ state: "joined", pages: { done: 0, of: 1 } });
});

test("without a mail server nothing is written down", async () => {
  await add("Ana <ana@example.org>");
  const off = { ...deps, mailer: null };
  await expect(queueMail(off, scope, { kind: "invitation", invitationIds: null })).rejects.toMatchObject({
    reason: "mail_off",
  });
  expect(await showMail(off, scope)).toMatchObject({ isMailOn: false });
});
