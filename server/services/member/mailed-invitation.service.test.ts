import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { latestEvents } from "@/db/queries/events";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { startMailCatcher, type MailCatcher } from "@/testing/mail-catcher";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { makeProject, type World } from "@/testing/world/world";
import type { Deps } from "@/server/deps";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import { DomainError } from "@/server/domain/errors";
import type { MailText } from "@/server/mail/mail-texts";
import { smtpMailer } from "@/server/mail/mailer";
import { enterProject } from "@/server/services/project/enter-project";
import { inviteMember } from "./invite-member";
import { listMembers } from "./list-members";
import { renewMemberLink } from "./renew-member-link";
import { showMemberInvitation } from "./show-member-invitation";

const address = "https://gold.example.org";

const database = databasePerTest();
let catcher: MailCatcher;
let deps: Deps;
let mailing: Deps;
let ana: TestOrganizer;
let world: World;
beforeAll(async () => {
  catcher = await startMailCatcher();
});
afterAll(() => catcher.close());
beforeEach(async () => {
  ({ deps } = testDeps(database.store));
  mailing = {
    ...deps,
    mailer: smtpMailer({ smtpUrl: catcher.url, from: "touchstone@example.org", address }),
  };
  catcher.mails.length = 0;
  ana = await makeOrganizer(database.store, "Ana Lin");
  world = await makeProject(database.store);
  await addMember(database.store, world.projectId, ana);
});

const owning = () => enterProject(deps, { kind: "user", userId: ana.userId }, world.slug, "own");
const open = async () => (await listMembers(deps, await owning())).invitations;
const viewer = (email: string, mailIn: OrganizerLanguage = "en") => ({
  ...{ email, role: "viewer" as const, mailIn },
});

test("an invitation by mail has the link that is also told, the project, the role and who invites", async () => {
  const link = await inviteMember(mailing, await owning(), viewer("cy@example.org"));
  expect(link.isMailed).toBe(true);
  expect(catcher.link()).toBe(`${address}/invitations/${link.token}`);
  expect(catcher.mails[0]).toMatchObject({ to: "cy@example.org" });
  expect(catcher.mails[0]?.text).toMatch(/Ana Lin invites you to the project .* Your role will be: viewer\./);
});

test("an invitation is in the language of the request, and a newer link in that of its own", async () => {
  await inviteMember(mailing, await owning(), viewer("cy@example.org", "de"));
  const [{ id: invitationId } = { id: "" }] = await open();
  await renewMemberLink(mailing, await owning(), { invitationId, mailIn: "en" });
  const [german, english] = catcher.mails.map(({ text }) => text);
  expect(german).toMatch(/^Guten Tag,\n/);
  expect(german).toMatch(/Ana Lin lädt Sie zum Projekt .* ein\. Ihre Rolle: Leser:in\./);
  expect(english).toMatch(/^Hello,\n/);
});

test("a mail that is refused leaves no invitation, and one that is renewed keeps its link", async () => {
  const refused = { reason: "mail_refused" };
  const invite = inviteMember(mailing, await owning(), viewer("cy@refused.example"));
  await expect(invite).rejects.toMatchObject(refused);
  expect(await open()).toEqual([]);
  const { token } = await inviteMember(deps, await owning(), {
    email: "cy@refused.example",
    role: "viewer",
  });
  const [{ id: invitationId } = { id: "" }] = await open();
  const renewed = renewMemberLink(mailing, await owning(), { invitationId, mailIn: "en" });
  await expect(renewed).rejects.toMatchObject(refused);
  expect(await showMemberInvitation(deps, { token })).toMatchObject({ email: "cy@refused.example" });
});

/** A mail server that refuses the first mail, once something else has happened. */
function refusingFirst(meanwhile: () => Promise<void>): { deps: Deps; sent: string[] } {
  const sent: string[] = [];
  let isFirst = true;
  const send = async (_to: string, { link }: MailText) => {
    if (isFirst) {
      isFirst = false;
      await meanwhile();
      throw new DomainError("mail_refused", "The mail server said no.");
    }
    sent.push(link);
  };
  return {
    deps: { ...deps, mailer: { ...smtpMailer({ smtpUrl: catcher.url, from: "", address }), send } },
    sent,
  };
}

test("a refused mail with a newer link leaves the link of a renewal that was sent meanwhile", async () => {
  const email = "cy@example.org";
  await inviteMember(deps, await owning(), { email, role: "viewer" });
  const [{ id: invitationId } = { id: "" }] = await open();
  const scope = await owning();
  const again = { invitationId, mailIn: "en" as const };
  let token = "";
  const server = refusingFirst(async () => {
    ({ token } = await renewMemberLink(server.deps, scope, again));
  });
  await expect(renewMemberLink(server.deps, scope, again)).rejects.toMatchObject({ reason: "mail_refused" });
  expect(server.sent).toEqual([`${address}/invitations/${token}`]);
  expect(await showMemberInvitation(deps, { token })).toMatchObject({ email });
});

test("a refused mail of an invitation leaves it where a newer link was sent meanwhile", async () => {
  const email = "cy@example.org";
  const scope = await owning();
  let token = "";
  const server = refusingFirst(async () => {
    const [{ id: invitationId } = { id: "" }] = await open();
    ({ token } = await renewMemberLink(server.deps, scope, { invitationId, mailIn: "en" }));
  });
  await expect(inviteMember(server.deps, scope, viewer(email))).rejects.toMatchObject({
    reason: "mail_refused",
  });
  expect(server.sent).toEqual([`${address}/invitations/${token}`]);
  expect(await showMemberInvitation(deps, { token })).toMatchObject({ email });
  const events = await latestEvents(database.store.read, world.projectId, 20);
  expect(events.map(({ kind }) => kind)).not.toContain("member_invitation_withdrawn");
});

test("without a mail server nothing is sent and nothing is left", async () => {
  await expect(inviteMember(deps, await owning(), viewer("cy@example.org"))).rejects.toMatchObject({
    reason: "mail_off",
  });
  expect(await open()).toEqual([]);
});
