import { expect, onTestFinished, test, vi } from "vitest";
import { invitationMails, invitations, mailOptOuts, namedItems } from "@/db/schema";
import { MailingWorld, serverOfMails } from "@/testing/mailing-world";
import { latestEvents } from "@/db/queries/events";
import { invitePeople } from "@/server/services/invitation/invite-people";
import { removeInvitation } from "@/server/services/invitation/remove-invitation";
import { enterProject } from "@/server/services/project/enter-project";
import { makeProject } from "@/testing/world/world";
import { fileOf } from "@/testing/draft";
import type { MailMessageDraft } from "@/server/domain/invitation-mail/contracts";
import { addPeople } from "./add-people";
import { changeAddress } from "./change-address";
import { previewMail } from "./preview-mail";
import { queueDueReminders } from "./queue-due-reminders";
import { saveMailMessage } from "./save-mail-message";
import { showMail } from "./show-mail";
import { optOut, showOptOut } from "./opt-out";

const mailing = new MailingWorld();
const day = 24 * 60 * 60 * 1000;

const codeOf = (text = "") => /opt-out\/([\w-]+)/.exec(text)?.[1] ?? "";

test("a list invites people whole or not at all, and gives those who are invited the address they lack", async () => {
  await invitePeople(mailing.deps, mailing.scope, { names: ["Ana", "Bo"] });
  await expect(mailing.add("name,email\nAna,ana@example.org\nCy,cy at example\n")).rejects.toMatchObject({
    reason: "file_refused",
    details: { bad: 1, errors: [{ line: 3, reason: "email_form" }] },
  });
  expect(await mailing.states()).toEqual({ Ana: "no_address", Bo: "no_address" });
  expect(
    await mailing.add(
      "name;email\r\nAna;ANA@example.org\r\nCy;cy@example.org\r\nCy;cy@example.org\r\nBo;\r\n",
    ),
  ).toEqual({
    added: 1,
    addressed: 1,
    known: 1,
    doubled: ["Cy"],
  });
  expect(await mailing.states()).toEqual({ Ana: "not_sent", Bo: "no_address", Cy: "not_sent" });
  await expect(mailing.add("Di <ana@example.org>")).rejects.toMatchObject({ reason: "file_refused" });
  await expect(mailing.add(" \n")).rejects.toMatchObject({
    details: { errors: [{ reason: "lists_nobody" }] },
  });
});

test("what leaves is what the preview shows, once to each person, and the link in it is theirs", async () => {
  await mailing.add("Ana Lin <ana@example.org>\nBo <bo@example.org>\nCy");
  const { message } = await showMail(mailing.deps, mailing.scope);
  const { id: invitationId } = await mailing.person("Ana Lin");
  const preview = await previewMail(mailing.deps, mailing.scope, {
    invitationId,
    kind: "invitation",
    message,
  });
  expect(await mailing.invite()).toEqual({ queued: 2, barred: [{ bar: "no_address", people: 1 }] });
  expect(await mailing.states()).toEqual({ "Ana Lin": "waiting", Bo: "waiting", Cy: "no_address" });
  await mailing.send();
  await mailing.send();
  expect(mailing.catcher.mails.map(({ to }) => to).sort()).toEqual(["ana@example.org", "bo@example.org"]);
  const mail = mailing.catcher.mails.find(({ to }) => to === "ana@example.org");
  expect(mail?.subject).toBe(preview.subject);
  expect(mail?.text).toBe(preview.text);
  expect(mail?.html).toBe("");
  expect(mail?.returnPath).toBe("bounces@example.org");
  expect(mail?.header("reply-to")).toBe("ana@lab.example");
  expect(mail?.header("list-unsubscribe")).toBe(`<${preview.oneClick}>`);
  expect(mail?.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(await mailing.states()).toEqual({ "Ana Lin": "sent", Bo: "sent", Cy: "no_address" });
  expect(mail?.text).toContain(`${serverOfMails}/p/${mailing.world.slug}?invite=`);
  const { annotator } = await mailing.come("Ana Lin");
  expect(annotator.state).toBe("working");
  expect(await mailing.person("Ana Lin")).toMatchObject({ state: "joined", pages: { done: 0 } });
  expect(await mailing.kinds()).toContainEqual(["invitations_mailed", { people: 2 }]);
});

test("nobody is mailed twice a day, reminded three times, or reminded who has finished or was stopped", async () => {
  await mailing.add("Ana <ana@example.org>\nBo <bo@example.org>\nCy <cy@example.org>");
  await mailing.invite();
  await mailing.send();
  expect(await mailing.invite()).toEqual({ queued: 0, barred: [{ bar: "already_invited", people: 3 }] });
  expect(await mailing.remind()).toEqual({ queued: 0, barred: [{ bar: "mailed_today", people: 3 }] });
  await mailing.come("Bo");
  await mailing.come("Cy");
  await mailing.changeAnnotator("Bo", { workHitCount: 99, judgedCount: 99 });
  await mailing.changeAnnotator("Cy", { state: "stopped" });
  for (const queued of [1, 1, 0]) {
    mailing.world.clock.advance(day);
    expect((await mailing.remind()).queued).toBe(queued);
    await mailing.send();
  }
  const subjects = mailing.catcher.mails
    .filter(({ to }) => to === "ana@example.org")
    .map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("Reminder: "))).toHaveLength(2);
  expect(mailing.catcher.mails).toHaveLength(5);
  expect(await mailing.states()).toEqual({ Ana: "sent", Bo: "finished", Cy: "stopped" });
  expect((await mailing.person("Ana")).bars.reminder).toBe("reminded_twice");
});

test("who opts out is never mailed again by the project, not under a new invitation either, and may still work", async () => {
  await mailing.add("Ana <ana@example.org>\nBo <bo@example.org>");
  await mailing.invite();
  await mailing.send();
  const mail = mailing.catcher.mails.find(({ to }) => to === "ana@example.org");
  const way = { project: mailing.world.slug, code: codeOf(mail?.text) };
  expect(await showOptOut(mailing.deps, way)).toEqual({ isDone: false, reach: "project" });
  await optOut(mailing.deps, way);
  await optOut(mailing.deps, way);
  expect(await showOptOut(mailing.deps, way)).toMatchObject({ isDone: true });
  expect((await mailing.kinds()).filter(([kind]) => kind === "person_opted_out")).toHaveLength(1);
  await expect(optOut(mailing.deps, { ...way, code: "made-up" })).rejects.toMatchObject({
    reason: "not_found",
  });
  mailing.world.clock.advance(2 * day);
  expect(await mailing.remind()).toEqual({ queued: 1, barred: [{ bar: "opted_out", people: 1 }] });
  const ana = await mailing.person("Ana");
  await expect(
    changeAddress(mailing.deps, mailing.scope, { invitationId: ana.id, email: "lin@example.org" }),
  ).rejects.toMatchObject({ reason: "opted_out" });
  await removeInvitation(mailing.deps, mailing.scope, ana.id);
  await mailing.add("Ana Lin <ana@example.org>");
  expect(await mailing.states()).toMatchObject({ "Ana Lin": "opted_out" });
  const kept = await mailing.database.store.read.select().from(mailOptOuts);
  expect(JSON.stringify(kept)).not.toContain("ana@");
  expect((await mailing.come("Ana Lin")).annotator.state).toBe("working");
  const other = await makeProject(mailing.database.store);
  const elsewhere = await enterProject(mailing.deps, { kind: "system" }, other.slug, "organize");
  await addPeople(mailing.deps, elsewhere, fileOf("x.csv", "Ana <ana@example.org>"));
  expect((await showMail(mailing.deps, elsewhere)).people[0]?.state).toBe("not_sent");
});

test("where the server says so, who opts out of one project is mailed by none", async () => {
  vi.stubEnv("TOUCHSTONE_MAIL_OPT_OUT", "server");
  onTestFinished(() => void vi.unstubAllEnvs());
  await mailing.add("Ana <ana@example.org>");
  await mailing.invite();
  await mailing.send();
  const way = { project: mailing.world.slug, code: codeOf(mailing.catcher.mails[0]?.text) };
  expect(await showOptOut(mailing.deps, way)).toEqual({ isDone: false, reach: "server" });
  await optOut(mailing.deps, way);
  await mailing.enter();
  await mailing.add("Ana Lin <ANA@example.org>");
  expect(await mailing.invite()).toEqual({ queued: 0, barred: [{ bar: "opted_out", people: 1 }] });
});

test("a mail that waits when its person opts out is not sent", async () => {
  await mailing.add("Ana <ana@example.org>");
  const [row] = await mailing.database.store.read.select().from(invitations);
  await mailing.invite();
  await optOut(mailing.deps, { project: mailing.world.slug, code: row?.optOutCode ?? "" });
  await mailing.send();
  expect(mailing.catcher.mails).toEqual([]);
});

test("removing an invitation removes the address and its mails", async () => {
  await mailing.add("Ana <ana@example.org>");
  await mailing.invite();
  await mailing.send();
  await removeInvitation(mailing.deps, mailing.scope, (await mailing.person("Ana")).id);
  expect(await mailing.database.store.read.select().from(invitationMails)).toEqual([]);
  const events = await latestEvents(mailing.database.store.read, mailing.world.projectId, 20);
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
    saveMailMessage(mailing.deps, mailing.scope, { message: { ...draft, ...message }, seenAt });
  await expect(save({ body: "{nmae}" })).rejects.toMatchObject({
    reason: "invalid_input",
    details: { fields: { "message.body": { reason: "unknown_placeholder" } } },
  });
  await save({});
  await expect(save({})).rejects.toMatchObject({ reason: "conflict" });
  const { messageAt, message } = await showMail(mailing.deps, mailing.scope);
  expect(message).toEqual(draft);
  await save({ body: "Come until {deadline}.", deadline: "2026-05-01" }, messageAt);
  await mailing.add("Ana <ana@example.org>");
  await mailing.invite();
  await mailing.send();
  expect(mailing.catcher.mails[0]?.text).toMatch(/^Come until May 1, 2026\.\n\nhttps:/);
});

test("a project writes in its own language where it is shipped", async () => {
  await mailing.enter({ language: "pt-BR" });
  await mailing.add("Ana <ana@example.org>");
  await mailing.invite();
  await mailing.send();
  expect(mailing.catcher.mails[0]?.subject).toMatch(/^Convite para /);
});

test("a project that reminds by itself does so once, after the days it says", async () => {
  await saveMailMessage(mailing.deps, mailing.scope, {
    message: { ...draft, remindAfterDays: 3 },
    seenAt: null,
  });
  await mailing.add("Ana <ana@example.org>\nBo <bo@example.org>");
  await mailing.invite();
  await mailing.send();
  await mailing.come("Bo");
  await mailing.changeAnnotator("Bo", { workHitCount: 99, judgedCount: 99 });
  expect(await queueDueReminders(mailing.deps)).toBe(0);
  mailing.world.clock.advance(3 * day);
  expect(await Promise.all([queueDueReminders(mailing.deps), queueDueReminders(mailing.deps)])).toEqual(
    expect.arrayContaining([1, 0]),
  );
  await mailing.send();
  mailing.world.clock.advance(5 * day);
  expect(await queueDueReminders(mailing.deps)).toBe(0);
  expect(mailing.catcher.mails.map(({ to }) => to).sort()).toEqual([
    "ana@example.org",
    "ana@example.org",
    "bo@example.org",
  ]);
  expect(await mailing.kinds()).toContainEqual(["reminders_mailed", { people: 1 }]);
});

test("who judges a list of their own has work as long as it is not done", async () => {
  await mailing.enter({ settings: { composition: "dynamic" } });
  await mailing.add("Ana <ana@example.org>");
  const { id: invitationId } = await mailing.person("Ana");
  const [itemId = ""] = mailing.world.itemIds;
  await mailing.database.store.write((tx) =>
    tx.insert(namedItems).values({ invitationId, itemId, position: 0 }),
  );
  await mailing.come("Ana");
  expect(await mailing.person("Ana")).toMatchObject({ state: "joined", pages: { done: 0, of: 1 } });
});
