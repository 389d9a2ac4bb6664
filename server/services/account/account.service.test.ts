import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { sessions, twoFactors, users } from "@/db/schema";
import { changeUser } from "@/db/queries/organizers";
import { findUserByEmail } from "@/db/queries/projects";
import { findTwoFactor } from "@/db/queries/second-factors";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps, type TestClock } from "@/testing/world/deps";
import { startMailCatcher, type MailCatcher } from "@/testing/mail-catcher";
import { makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import type { Deps } from "@/server/deps";
import type { AccountSession } from "@/server/domain/organizer/account-contracts";
import { smtpMailer } from "@/server/mail/mailer";
import { changeName } from "./change-name";
import { confirmEmailChange } from "./confirm-email-change";
import { confirmPassword } from "./confirm-password";
import { createResetLink } from "./create-reset-link";
import { endOtherSessions } from "./end-other-sessions";
import { endSession } from "./end-session";
import { openEmailLink } from "./open-email-link";
import { openResetLink } from "./open-reset-link";
import { removePasskey } from "./remove-passkey";
import { requestEmailChange } from "./request-email-change";
import { requestReset } from "./request-reset";
import { resetPassword } from "./reset-password";
import { showAccount } from "./show-account";
import { turnOffTwoFactor } from "./turn-off-two-factor";

const minute = 60 * 1000;
const hour = 60 * minute;
const address = "https://gold.example.org";

const database = databasePerTest();
let catcher: MailCatcher;
let deps: Deps;
let mailing: Deps;
let clock: TestClock;
let ana: TestOrganizer;
beforeAll(async () => {
  catcher = await startMailCatcher();
});
afterAll(() => catcher.close());
beforeEach(async () => {
  ({ deps, clock } = testDeps(database.store));
  const mailer = smtpMailer({ smtpUrl: catcher.url, from: "touchstone@example.org", address });
  mailing = { ...deps, mailer };
  catcher.mails.length = 0;
  ana = await makeOrganizer(database.store);
});

const accountOf = ({ userId: id, name, email }: TestOrganizer) => ({ id, name, email });
const tokenOf = (link: string) => link.slice(link.lastIndexOf("/") + 1);

/** Adds a session as a sign-in does, and returns it. */
async function signIn({ userId }: TestOrganizer, id = deps.newId()): Promise<AccountSession> {
  const at = new Date(deps.now());
  const expiresAt = new Date(deps.now() + 24 * hour);
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
  const row = { id, token: id, userId, expiresAt, userAgent, createdAt: at, updatedAt: at };
  await database.store.write((tx) => tx.insert(sessions).values(row));
  return { id, userId, provedAt: at.getTime() };
}
const sessionIds = async ({ userId }: TestOrganizer) => {
  const rows = await database.store.read
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return rows.map(({ id }) => id).sort();
};
const isPasswordOf = async (person: TestOrganizer, password: string) => {
  const session = await signIn(person);
  return confirmPassword(deps, accountOf(person), session, password).then(
    () => true,
    () => false,
  );
};
const inEnglish = (email: string) => ({ email, language: "en" as const });
const asking = (email: string, from: string) => ({ ...inEnglish(email), address: from });
const password = "a new and long password";

test("a reset link sets a new password once, ends every session, and no other person's", async () => {
  const ben = await makeOrganizer(database.store, "Ben");
  await signIn(ana);
  const bens = await signIn(ben);
  const { token, expiresAt } = await createResetLink(deps, ana.email);
  expect(expiresAt).toBe(deps.now() + 24 * hour);
  expect(await openResetLink(deps, token)).toEqual({ email: ana.email, newEmail: null });
  expect(await resetPassword(deps, { token, password })).toEqual({ email: ana.email });
  expect(await sessionIds(ana)).toEqual([]);
  expect(await sessionIds(ben)).toEqual([bens.id]);
  expect(await isPasswordOf(ana, password)).toBe(true);
  expect(await isPasswordOf(ana, ana.password)).toBe(false);
  await expect(resetPassword(deps, { token, password })).rejects.toMatchObject({ reason: "link_used" });
});

test("of two who use a reset link at once one succeeds", async () => {
  const { token } = await createResetLink(deps, ana.email);
  const tries = [password, "another long password"].map((each) =>
    resetPassword(deps, { token, password: each }),
  );
  const results = await Promise.allSettled(tries);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a reset link ends after a day, a newer one replaces it, and made-up ones and unknown emails are refused", async () => {
  const first = await createResetLink(deps, ana.email);
  const second = await createResetLink(deps, ana.email);
  await expect(openResetLink(deps, first.token)).rejects.toMatchObject({ reason: "not_found" });
  await expect(openResetLink(deps, "made-up")).rejects.toMatchObject({ reason: "not_found" });
  await expect(openEmailLink(deps, second.token)).rejects.toMatchObject({ reason: "not_found" });
  await expect(createResetLink(deps, "eve@example.org")).rejects.toMatchObject({ reason: "not_found" });
  clock.advance(24 * hour);
  await expect(openResetLink(deps, second.token)).rejects.toMatchObject({ reason: "link_used" });
  await expect(resetPassword(deps, { token: second.token, password })).rejects.toMatchObject({
    reason: "link_used",
  });
});

test("a mail brings the link; an email without an account is answered the same and gets none", async () => {
  const known = await requestReset(mailing, asking(ana.email, "192.0.2.1"));
  const unknown = await requestReset(mailing, asking("eve@example.org", "192.0.2.1"));
  expect([await known.sent, await unknown.sent]).toEqual([undefined, undefined]);
  expect(catcher.mails.map(({ to, subject }) => [to, subject])).toEqual([[ana.email, "Set a new password"]]);
  expect(catcher.mails[0]?.html).toContain(`href="${catcher.link()}"`);
  expect(catcher.link()).toMatch(new RegExp(`^${address}/account-links/reset/[\\w-]{32}$`));
  await resetPassword(deps, { token: tokenOf(catcher.link()), password });
  expect(await isPasswordOf(ana, password)).toBe(true);
  await expect(requestReset(deps, asking(ana.email, "192.0.2.1"))).rejects.toMatchObject({
    reason: "mail_off",
  });
});

test("mails to organizers are in the language of the request", async () => {
  await (
    await requestReset(mailing, { email: ana.email, language: "de", address: "192.0.2.3" })
  ).sent;
  const change = { email: "ana.lin@example.com", language: "de" as const };
  await requestEmailChange(mailing, accountOf(ana), await signIn(ana), change);
  expect(catcher.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [ana.email, "Neues Passwort festlegen"],
    ["ana.lin@example.com", "Neue E-Mail-Adresse bestätigen"],
  ]);
  for (const { text, html } of catcher.mails) {
    expect(text).toMatch(new RegExp(`^Guten Tag ${ana.name},\n`));
    expect(text).toContain(`Touchstone auf ${address}`);
    expect(html).toContain('<html lang="de">');
  }
});

test("one email gets five such mails an hour, and nobody is told", async () => {
  for (let at = 0; at < 7; at += 1) await (await requestReset(mailing, asking(ana.email, "192.0.2.7"))).sent;
  expect(catcher.mails).toHaveLength(5);
});

test("a new email counts once its link is confirmed, and takes the place of the old", async () => {
  const session = await signIn(ana);
  await requestEmailChange(mailing, accountOf(ana), session, inEnglish("ana.lin@example.com"));
  expect(catcher.mails.map(({ to }) => to)).toEqual(["ana.lin@example.com"]);
  const token = tokenOf(catcher.link());
  expect(await openEmailLink(deps, token)).toEqual({ email: ana.email, newEmail: "ana.lin@example.com" });
  expect(await findUserByEmail(deps.store.read, "ana.lin@example.com")).toBeUndefined();
  expect(await confirmEmailChange(deps, token)).toEqual({ email: "ana.lin@example.com" });
  expect(await findUserByEmail(deps.store.read, "ana.lin@example.com")).toMatchObject({ id: ana.userId });
  expect(await findUserByEmail(deps.store.read, ana.email)).toBeUndefined();
  await expect(confirmEmailChange(deps, token)).rejects.toMatchObject({ reason: "link_used" });
});

test("an email that is taken, refused by its mail server or asked for too late leaves nothing behind", async () => {
  const ben = await makeOrganizer(database.store, "Ben");
  const session = await signIn(ana);
  const change = (email: string) => requestEmailChange(mailing, accountOf(ana), session, inEnglish(email));
  await expect(change(ben.email)).rejects.toMatchObject({ reason: "email_taken" });
  await expect(change("ana@refused.example")).rejects.toMatchObject({
    reason: "mail_refused",
    details: { email: "ana@refused.example", said: expect.stringContaining("No such mailbox here") },
  });
  await change("free@example.com");
  const token = tokenOf(catcher.link());
  await database.store.write((tx) => tx.delete(sessions));
  const late = await makeOrganizer(database.store, "Late");
  await requestEmailChange(mailing, accountOf(late), await signIn(late), inEnglish("shared@example.com"));
  const lateToken = tokenOf(catcher.link());
  await requestEmailChange(mailing, accountOf(ben), await signIn(ben), inEnglish("shared@example.com"));
  await confirmEmailChange(deps, tokenOf(catcher.link()));
  await expect(confirmEmailChange(deps, lateToken)).rejects.toMatchObject({ reason: "email_taken" });
  expect(await findUserByEmail(deps.store.read, late.email)).toMatchObject({ id: late.userId });
  await confirmEmailChange(deps, token);
  clock.advance(10 * minute);
  await expect(change("later@example.com")).rejects.toMatchObject({ reason: "proof_needed" });
});

test("the password proves again who somebody is, for ten minutes", async () => {
  const session = await signIn(ana);
  clock.advance(10 * minute);
  await expect(removePasskey(deps, session, "none")).rejects.toMatchObject({ reason: "proof_needed" });
  await expect(confirmPassword(deps, accountOf(ana), session, "not it at all")).rejects.toMatchObject({
    reason: "password_wrong",
  });
  await confirmPassword(deps, accountOf(ana), session, ana.password);
  const [row] = await database.store.read
    .select({ provedAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, session.id));
  expect(row?.provedAt.getTime()).toBe(deps.now());
  const proved = { ...session, provedAt: deps.now() };
  await expect(removePasskey(deps, proved, "none")).rejects.toMatchObject({ reason: "not_found" });
});

test("ten wrong passwords lock the confirmation as they lock the sign-in", async () => {
  const session = await signIn(ana);
  const wrong = () => confirmPassword(deps, accountOf(ana), session, "not it at all");
  for (let at = 0; at < 10; at += 1)
    await expect(wrong()).rejects.toMatchObject({ reason: "password_wrong" });
  await expect(confirmPassword(deps, accountOf(ana), session, ana.password)).rejects.toMatchObject({
    reason: "rate_limited",
  });
});

test("a person ends their own sessions, one or all others, and nobody else's", async () => {
  const ben = await makeOrganizer(database.store, "Ben");
  const [here, there, third] = [await signIn(ana), await signIn(ana), await signIn(ana)];
  const bens = await signIn(ben);
  await expect(endSession(deps, accountOf(ana), bens.id)).rejects.toMatchObject({ reason: "not_found" });
  await endSession(deps, accountOf(ana), there.id);
  expect(await sessionIds(ana)).toEqual([here.id, third.id].sort());
  await endOtherSessions(deps, here);
  expect(await sessionIds(ana)).toEqual([here.id]);
  expect(await sessionIds(ben)).toEqual([bens.id]);
});

test("an account shows its own session first and a name that was changed", async () => {
  await changeName(deps, accountOf(ana), "Ana M. Lin");
  const other = await signIn(ana);
  const own = await signIn(ana);
  const renamed = { ...accountOf(ana), name: "Ana M. Lin" };
  const shown = await showAccount(deps, renamed, own, async () => 10);
  expect((await findUserByEmail(deps.store.read, ana.email))?.name).toBe("Ana M. Lin");
  expect(shown).toMatchObject({ hasPassword: true, twoFactor: null, passkeys: [], signIns: [] });
  expect(shown.sessions.map(({ id, isOwn }) => [id, isOwn])).toEqual([
    [own.id, true],
    [other.id, false],
  ]);
});

test("the operator turns two-factor off for somebody who lost it, which ends their sessions", async () => {
  const { userId, email } = ana;
  await expect(turnOffTwoFactor(deps, email)).rejects.toMatchObject({ reason: "conflict" });
  await expect(turnOffTwoFactor(deps, "nobody@example.org")).rejects.toMatchObject({ reason: "not_found" });
  await signIn(ana);
  await deps.store.write(async (tx) => {
    await tx.insert(twoFactors).values({ id: deps.newId(), userId, secret: "s", backupCodes: "c" });
    await changeUser(tx, userId, { twoFactorEnabled: true });
  });
  await turnOffTwoFactor(deps, email);
  expect(await findTwoFactor(deps.store.read, userId)).toBeUndefined();
  expect(await sessionIds(ana)).toEqual([]);
  const [user] = await deps.store.read.select().from(users).where(eq(users.id, userId));
  expect(user?.twoFactorEnabled).toBe(false);
});
