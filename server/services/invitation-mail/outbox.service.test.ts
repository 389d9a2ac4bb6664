import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invitationMails, projects } from "@/db/schema";
import { MailingWorld, serverOfMails } from "@/testing/mailing-world";
import { smtpMailer } from "@/server/mail/mailer";
import type { Deps } from "@/server/deps";
import { changeAddress } from "./change-address";
import { decideOnMail } from "./decide-on-mail";
import { queueMail } from "./queue-mail";
import { sendWaitingMail } from "./send-waiting-mail";
import { showMail } from "./show-mail";
import { markBounced, noteDeliveryReport } from "./mark-bounced";

const mailing = new MailingWorld();
const day = 24 * 60 * 60 * 1000;

test("while a project is paused its mail waits, and once it is closed or archived nothing more goes", async () => {
  await mailing.add("Ana <ana@example.org>");
  await mailing.invite();
  const set = (part: Partial<typeof projects.$inferInsert>) =>
    mailing.database.store.write((tx) =>
      tx.update(projects).set(part).where(eq(projects.id, mailing.world.projectId)),
    );
  await set({ state: "paused" });
  await mailing.send();
  expect(mailing.catcher.mails).toEqual([]);
  expect(await mailing.remind()).toEqual({ queued: 0, barred: [{ bar: "paused", people: 1 }] });
  await set({ state: "closed" });
  await mailing.send();
  expect(await mailing.invite()).toEqual({ queued: 0, barred: [{ bar: "closed", people: 1 }] });
  await set({ state: "live", archivedAt: 1 });
  await mailing.send();
  expect((await showMail(mailing.deps, mailing.scope)).bar).toBe("archived");
  expect(mailing.catcher.mails).toEqual([]);
  await set({ state: "live", archivedAt: null });
  await mailing.send();
  expect(mailing.catcher.mails).toHaveLength(1);
});

test("several processes at once send each mail once", async () => {
  await mailing.add(Array.from({ length: 25 }, (_, at) => `P${at} <p${at}@example.org>`).join("\n"));
  const queued = await Promise.all([mailing.invite(), mailing.invite(), mailing.invite()]);
  expect(queued.reduce((sum, each) => sum + each.queued, 0)).toBe(25);
  await Promise.all([mailing.send(), mailing.send(), mailing.send(), mailing.send()]);
  expect(new Set(mailing.catcher.mails.map(({ to }) => to)).size).toBe(25);
  expect(mailing.catcher.mails).toHaveLength(25);
});

test("a process that dies between taking a mail and noting its end leaves it unknown, and it is not sent again", async () => {
  await mailing.add("Ana <ana@example.org>");
  await mailing.invite();
  const { mailer } = mailing.deps;
  const dying: Deps = {
    ...mailing.deps,
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
  await mailing.send();
  expect(await mailing.states()).toEqual({ Ana: "waiting" });
  mailing.world.clock.advance(6 * 60 * 1000);
  await mailing.send();
  expect(await mailing.states()).toEqual({ Ana: "unknown" });
  mailing.world.clock.advance(3 * day);
  expect(await mailing.remind()).toEqual({ queued: 0, barred: [{ bar: "unknown", people: 1 }] });
  await mailing.send();
  expect(mailing.catcher.mails).toHaveLength(1);
});

test("a mail server that breaks off after the text leaves the mail unknown, and the organizer decides", async () => {
  await mailing.add("Ana <ana@silent.example>\nBo <bo@silent.example>");
  await mailing.invite();
  await mailing.send();
  mailing.world.clock.advance(2 * day);
  await mailing.send();
  expect(mailing.catcher.mails).toHaveLength(2);
  expect(await mailing.states()).toEqual({ Ana: "unknown", Bo: "unknown" });
  const [ana, bo] = [await mailing.person("Ana"), await mailing.person("Bo")];
  await decideOnMail(mailing.deps, mailing.scope, { mailId: ana.unknownMailId ?? "", hasArrived: true });
  await decideOnMail(mailing.deps, mailing.scope, { mailId: bo.unknownMailId ?? "", hasArrived: false });
  expect(await mailing.states()).toEqual({ Ana: "sent", Bo: "waiting" });
  await expect(
    decideOnMail(mailing.deps, mailing.scope, { mailId: ana.unknownMailId ?? "", hasArrived: false }),
  ).rejects.toMatchObject({ reason: "not_found" });
  await mailing.send();
  expect(mailing.catcher.mails.map(({ to }) => to)).toEqual([
    "ana@silent.example",
    "bo@silent.example",
    "bo@silent.example",
  ]);
});

test("a box that is refused has bounced, with the server's words; a corrected address is sent to at once", async () => {
  await mailing.add("Ana <ana@refused.example>\nBo <bo@example.org>");
  await mailing.invite();
  await mailing.send();
  expect(await mailing.person("Ana")).toMatchObject({
    state: "bounced",
    said: expect.stringContaining("No such mailbox"),
  });
  mailing.world.clock.advance(2 * day);
  await mailing.remind();
  await mailing.send();
  expect(mailing.catcher.mails.map(({ to }) => to)).toEqual(["bo@example.org", "bo@example.org"]);
  const { id: invitationId } = await mailing.person("Ana");
  await expect(
    changeAddress(mailing.deps, mailing.scope, { invitationId, email: "bo@example.org" }),
  ).rejects.toMatchObject({
    reason: "address_taken",
  });
  expect(
    await changeAddress(mailing.deps, mailing.scope, { invitationId, email: "ana@example.org" }),
  ).toEqual({
    isSentAgain: true,
  });
  await mailing.send();
  expect(mailing.catcher.mails.at(-1)).toMatchObject({
    to: "ana@example.org",
    subject: expect.stringMatching(/^Invitation/),
  });
  expect(await mailing.person("Ana")).toMatchObject({ state: "sent", reminders: 0 });
});

test("what is refused for now is tried again with growing pauses, and given up after a day", async () => {
  await mailing.add("Ana <ana@later.example>\nBo <bo@example.org>");
  await mailing.invite();
  await mailing.send();
  expect(mailing.catcher.mails.map(({ to }) => to)).toEqual(["bo@example.org"]);
  expect(await mailing.person("Ana")).toMatchObject({
    state: "waiting",
    said: expect.stringContaining("Try again later"),
  });
  const begin = mailing.world.clock.now();
  const minutes: number[] = [];
  for (;;) {
    const [mail] = await mailing.database.store.read
      .select()
      .from(invitationMails)
      .where(eq(invitationMails.email, "ana@later.example"));
    if (mail?.state !== "waiting") break;
    minutes.push((mail.dueAt - begin) / 60_000);
    mailing.world.clock.advance(mail.dueAt - mailing.world.clock.now());
    await mailing.send();
  }
  expect(minutes.slice(0, 5)).toEqual([1, 3, 7, 15, 31]);
  expect(minutes.at(-1)).toBeLessThanOrEqual(24 * 60);
  expect(minutes.at(-1)).toBeGreaterThan(19 * 60);
  expect(await mailing.person("Ana")).toMatchObject({ state: "undelivered", bars: { invitation: null } });
});

test("where no mail server answers, nothing is lost", async () => {
  await mailing.add("Ana <ana@example.org>\nBo <bo@example.org>");
  await mailing.invite();
  const away = smtpMailer({ smtpUrl: "smtp://127.0.0.1:1", from: "t@example.org", address: serverOfMails });
  await sendWaitingMail({ ...mailing.deps, mailer: away });
  expect(await mailing.states()).toEqual({ Ana: "waiting", Bo: "waiting" });
  await sendWaitingMail({ ...mailing.deps, mailer: null });
  mailing.world.clock.advance(60_000);
  await mailing.send();
  expect(mailing.catcher.mails).toHaveLength(2);
});

test("a report of a mail server and an organizer's own word mark people as bounced", async () => {
  await mailing.add("Ana <ana@example.org>\nBo <bo@example.org>\nCy <cy@example.org>");
  const report = [
    "Reporting-MTA: dns; mx.example.org",
    "Final-Recipient: rfc822; ANA@example.org\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 gone",
    "Final-Recipient: rfc822; bo@example.org\nAction: delayed\nStatus: 4.4.1",
    "Final-Recipient: rfc822; stranger@example.org\nAction: failed\nStatus: 5.1.1",
  ].join("\n\n");
  expect(await noteDeliveryReport(mailing.deps, mailing.scope, report)).toEqual({
    bounced: 1,
    strangers: 1,
    delayed: 1,
  });
  await expect(noteDeliveryReport(mailing.deps, mailing.scope, "Hello")).rejects.toMatchObject({
    reason: "not_a_report",
  });
  await markBounced(mailing.deps, mailing.scope, (await mailing.person("Cy")).id);
  expect(await mailing.states()).toEqual({ Ana: "bounced", Bo: "not_sent", Cy: "bounced" });
  expect((await mailing.person("Ana")).said).toBe("550 gone");
  expect(await mailing.kinds()).toContainEqual(["mail_bounced", { people: 1 }]);
});

test("without a mail server nothing is written down", async () => {
  await mailing.add("Ana <ana@example.org>");
  const off = { ...mailing.deps, mailer: null };
  await expect(
    queueMail(off, mailing.scope, { kind: "invitation", invitationIds: null }),
  ).rejects.toMatchObject({
    reason: "mail_off",
  });
  expect(await showMail(off, mailing.scope)).toMatchObject({ isMailOn: false });
});
