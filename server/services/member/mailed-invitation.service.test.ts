import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { startMailCatcher, type MailCatcher } from "@/testing/mail-catcher";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { makeProject, type World } from "@/testing/world/world";
import type { Deps } from "@/server/deps";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";
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

test("without a mail server nothing is sent and nothing is left", async () => {
  await expect(inviteMember(deps, await owning(), viewer("cy@example.org"))).rejects.toMatchObject({
    reason: "mail_off",
  });
  expect(await open()).toEqual([]);
});
