import { beforeEach, expect, test } from "vitest";
import { latestEvents } from "@/db/queries/events";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps, type TestClock } from "@/testing/world/deps";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { makeProject, type World } from "@/testing/world/world";
import type { Deps } from "@/server/deps";
import type { Role } from "@/server/domain/project/project";
import { enterProject } from "@/server/services/project/enter-project";
import { acceptMemberInvitation } from "./accept-member-invitation";
import { addMemberByEmail } from "./add-member-by-email";
import { changeMemberRole } from "./change-member-role";
import { createInvitedAccount } from "./create-invited-account";
import { handOverProject } from "./hand-over-project";
import { inviteMember } from "./invite-member";
import { leaveProject } from "./leave-project";
import { listMembers } from "./list-members";
import { removeMember } from "./remove-member";
import { renewMemberLink } from "./renew-member-link";
import { showMemberInvitation } from "./show-member-invitation";
import { withdrawMemberInvitation } from "./withdraw-member-invitation";

const database = databasePerTest();
let deps: Deps;
let clock: TestClock;
let world: World;
let ana: TestOrganizer;
beforeEach(async () => {
  ({ deps, clock } = testDeps(database.store));
  ana = await makeOrganizer(database.store, "Ana");
  world = await makeProject(database.store);
  await addMember(database.store, world.projectId, ana);
});

const actorOf = ({ userId }: TestOrganizer) => ({ kind: "user" as const, userId });
const accountOf = ({ userId: id, name, email }: TestOrganizer) => ({ id, name, email });
const owning = (owner = ana) => enterProject(deps, actorOf(owner), world.slug, "own");
const viewing = (member: TestOrganizer) => enterProject(deps, actorOf(member), world.slug, "view");
const list = async () => listMembers(deps, await owning());
const rolesByName = async (owner = ana) => {
  const { members } = await listMembers(deps, await owning(owner));
  return members.map(({ name, role }) => [name, role]);
};

async function join(name: string, role: Role): Promise<TestOrganizer> {
  const person = await makeOrganizer(database.store, name);
  await addMember(database.store, world.projectId, person, role);
  return person;
}

const invite = async (email: string, role: Role = "viewer") =>
  inviteMember(deps, await owning(), { email, role });
const invitationId = async () => (await list()).invitations[0]?.id ?? "";

/** The events about members, the newest first. */
const noted = async () => {
  const events = await latestEvents(database.store.read, world.projectId, 20);
  return events
    .filter(({ kind }) => /^(member|ownership)_/.test(kind))
    .map(({ kind, by, data }) => [kind, by, data.whom, data.from, data.to]);
};

test("members are listed with owners first, then by name, and the one who asks is marked", async () => {
  await join("Zoe", "owner");
  await join("Ben", "organizer");
  await join("Chi", "viewer");
  const { members } = await list();
  expect(members.map(({ name, role, isSelf }) => [name, role, isSelf])).toEqual([
    ["Ana", "owner", true],
    ["Zoe", "owner", false],
    ["Ben", "organizer", false],
    ["Chi", "viewer", false],
  ]);
});

test("an invitation makes the person with this email a member, once", async () => {
  const ben = await makeOrganizer(database.store, "Ben");
  const { token, expiresAt } = await invite(ben.email, "adjudicator");
  expect(await showMemberInvitation(deps, { token })).toEqual({
    projectName: expect.any(String),
    role: "adjudicator",
    email: ben.email,
    expiresAt,
    hasAccount: true,
  });
  expect((await list()).invitations).toMatchObject([{ email: ben.email, role: "adjudicator" }]);
  const joined = await acceptMemberInvitation(deps, accountOf(ben), { token });
  expect(joined).toEqual({ project: world.slug, email: ben.email });
  expect(await rolesByName()).toEqual([
    ["Ana", "owner"],
    ["Ben", "adjudicator"],
  ]);
  expect((await list()).invitations).toEqual([]);
  await expect(acceptMemberInvitation(deps, accountOf(ben), { token })).rejects.toMatchObject({
    reason: "link_used",
  });
  await expect(showMemberInvitation(deps, { token })).rejects.toMatchObject({ reason: "link_used" });
  expect(await noted()).toEqual([
    ["member_joined", "Ben", "Ben", null, "adjudicator"],
    ["member_invited", "Ana", ben.email, null, "adjudicator"],
  ]);
});

test("two tries to use a link at once make one member", async () => {
  const ben = await makeOrganizer(database.store, "Ben");
  const { token } = await invite(ben.email);
  const tries = [1, 2].map(() => acceptMemberInvitation(deps, accountOf(ben), { token }));
  const results = await Promise.allSettled(tries);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("someone who signed in with another email is told both, and the link stays open", async () => {
  const chi = await makeOrganizer(database.store, "Chi");
  const { token } = await invite("cy@example.org");
  await expect(acceptMemberInvitation(deps, accountOf(chi), { token })).rejects.toMatchObject({
    reason: "other_account",
    details: { email: "cy@example.org", signedIn: chi.email },
  });
  expect(await showMemberInvitation(deps, { token })).toMatchObject({ hasAccount: false });
});

test("without an account the link makes one, and the membership with it", async () => {
  const { token } = await invite("cy@example.org", "organizer");
  const person = { name: "Cy", password: "correct horse battery" };
  const made = await createInvitedAccount(deps, { token, ...person });
  expect(made).toEqual({ project: world.slug, email: "cy@example.org" });
  expect(await rolesByName()).toContainEqual(["Cy", "organizer"]);
  await expect(createInvitedAccount(deps, { token, ...person })).rejects.toMatchObject({
    reason: "link_used",
  });
});

test("an account that is there already is not made again, and nobody becomes a member", async () => {
  const ben = await makeOrganizer(database.store, "Ben");
  const { token } = await invite(ben.email);
  const person = { name: "Not Ben", password: "correct horse battery" };
  await expect(createInvitedAccount(deps, { token, ...person })).rejects.toMatchObject({
    reason: "email_taken",
  });
  expect(await rolesByName()).toEqual([["Ana", "owner"]]);
  expect((await list()).invitations).toHaveLength(1);
});

test("a link works for seven days, and one that nobody made not at all", async () => {
  const { token } = await invite("cy@example.org");
  clock.advance(7 * 24 * 60 * 60 * 1000 - 1);
  await showMemberInvitation(deps, { token });
  clock.advance(1);
  await expect(showMemberInvitation(deps, { token })).rejects.toMatchObject({ reason: "link_used" });
  await expect(showMemberInvitation(deps, { token: "made-up" })).rejects.toMatchObject({
    reason: "not_found",
  });
  expect((await list()).invitations).toMatchObject([{ email: "cy@example.org", isExpired: true }]);
});

test("a new link replaces the one before and works for seven days again", async () => {
  const first = await invite("cy@example.org");
  clock.advance(8 * 24 * 60 * 60 * 1000);
  const second = await renewMemberLink(deps, await owning(), { invitationId: await invitationId() });
  await expect(showMemberInvitation(deps, first)).rejects.toMatchObject({ reason: "not_found" });
  expect(await showMemberInvitation(deps, second)).toMatchObject({ email: "cy@example.org" });
  expect((await list()).invitations).toMatchObject([{ isExpired: false }]);
  expect((await noted())[0]).toEqual(["member_link_renewed", "Ana", "cy@example.org", null, "viewer"]);
});

test("a withdrawn invitation lets nobody in, and the person can be invited again", async () => {
  const { token } = await invite("cy@example.org");
  const id = await invitationId();
  await withdrawMemberInvitation(deps, await owning(), id);
  await expect(showMemberInvitation(deps, { token })).rejects.toMatchObject({ reason: "not_found" });
  const scope = await owning();
  for (const again of [
    () => withdrawMemberInvitation(deps, scope, id),
    () => renewMemberLink(deps, scope, { invitationId: id }),
  ]) {
    await expect(again()).rejects.toMatchObject({ reason: "not_found" });
  }
  await invite("cy@example.org");
});

test("nobody is invited twice, nor is a member", async () => {
  const ben = await join("Ben", "viewer");
  await invite("cy@example.org");
  await expect(invite("cy@example.org")).rejects.toMatchObject({
    reason: "already_invited",
    details: { email: "cy@example.org" },
  });
  await expect(invite(ben.email)).rejects.toMatchObject({ reason: "already_member" });
});

test("an invitation of another project is out of reach", async () => {
  await invite("cy@example.org");
  const id = await invitationId();
  const other = await makeProject(database.store);
  await addMember(database.store, other.projectId, ana);
  const scope = await enterProject(deps, actorOf(ana), other.slug, "own");
  await expect(withdrawMemberInvitation(deps, scope, id)).rejects.toMatchObject({ reason: "not_found" });
});

test("someone who became a member otherwise keeps their role when they open the link", async () => {
  const ben = await makeOrganizer(database.store, "Ben");
  const { token } = await invite(ben.email, "viewer");
  await addMember(database.store, world.projectId, ben, "organizer");
  await expect(acceptMemberInvitation(deps, accountOf(ben), { token })).rejects.toMatchObject({
    reason: "already_member",
  });
  expect(await rolesByName()).toContainEqual(["Ben", "organizer"]);
});

test("a role is changed and noted from one to the other", async () => {
  const ben = await join("Ben", "viewer");
  const change = { userId: ben.userId, role: "organizer" } as const;
  await changeMemberRole(deps, await owning(), change);
  await changeMemberRole(deps, await owning(), change);
  expect(await viewing(ben)).toMatchObject({ role: "organizer" });
  expect(await noted()).toEqual([["member_role_changed", "Ana", "Ben", "viewer", "organizer"]]);
});

test("a removed member finds nothing any more", async () => {
  const ben = await join("Ben", "organizer");
  await removeMember(deps, await owning(), ben.userId);
  await expect(viewing(ben)).rejects.toMatchObject({ reason: "not_found" });
  expect(await noted()).toEqual([["member_removed", "Ana", "Ben", "organizer", null]]);
});

test("the last owner can neither leave, be removed nor be given another role", async () => {
  await join("Ben", "organizer");
  const refusal = { reason: "last_owner", details: { name: "Ana" } };
  const { userId } = ana;
  await expect(leaveProject(deps, await viewing(ana))).rejects.toMatchObject(refusal);
  await expect(removeMember(deps, await owning(), userId)).rejects.toMatchObject(refusal);
  const demoted = changeMemberRole(deps, await owning(), { userId, role: "viewer" });
  await expect(demoted).rejects.toMatchObject(refusal);
  expect(await noted()).toEqual([]);
});

test("two owners who leave at once do not leave the project without one", async () => {
  const zoe = await join("Zoe", "owner");
  const scopes = [await viewing(ana), await viewing(zoe)];
  const results = await Promise.allSettled(scopes.map((scope) => leaveProject(deps, scope)));
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test.each(["organizer", "adjudicator", "viewer"] as const)("a member who is %s can leave", async (role) => {
  const ben = await join("Ben", role);
  await leaveProject(deps, await viewing(ben));
  await expect(viewing(ben)).rejects.toMatchObject({ reason: "not_found" });
  expect(await noted()).toEqual([["member_left", "Ben", "Ben", role, null]]);
});

test("ownership goes to another member, and the owner before becomes an organizer", async () => {
  const ben = await join("Ben", "viewer");
  await handOverProject(deps, await owning(), ben.userId);
  expect(await rolesByName(ben)).toEqual([
    ["Ben", "owner"],
    ["Ana", "organizer"],
  ]);
  expect(await noted()).toEqual([["ownership_handed_over", "Ana", "Ben", "viewer", "owner"]]);
});

test("ownership goes neither to oneself nor to a stranger, and such are no members to change", async () => {
  const stranger = await makeOrganizer(database.store, "Stranger");
  for (const { userId } of [ana, stranger]) {
    await expect(handOverProject(deps, await owning(), userId)).rejects.toMatchObject({
      reason: "not_found",
    });
  }
  const { userId } = stranger;
  await expect(removeMember(deps, await owning(), userId)).rejects.toMatchObject({ reason: "not_found" });
  await expect(changeMemberRole(deps, await owning(), { userId, role: "viewer" })).rejects.toMatchObject({
    reason: "not_found",
  });
});

const system = () => enterProject(deps, { kind: "system" }, world.slug, "own");

test("the command line adds an account at once and invites anyone else, in place of an open invitation", async () => {
  const ben = await makeOrganizer(database.store, "Ben");
  await invite(ben.email);
  expect(await addMemberByEmail(deps, await system(), { email: ben.email, role: "organizer" })).toBeNull();
  expect(await rolesByName()).toContainEqual(["Ben", "organizer"]);
  expect((await list()).invitations).toEqual([]);
  const before = await invite("cy@example.org");
  const link = await addMemberByEmail(deps, await system(), { email: "cy@example.org", role: "viewer" });
  expect(await showMemberInvitation(deps, { token: link?.token ?? "" })).toMatchObject({ role: "viewer" });
  await expect(showMemberInvitation(deps, before)).rejects.toMatchObject({ reason: "not_found" });
  const again = addMemberByEmail(deps, await system(), { email: ben.email, role: "viewer" });
  await expect(again).rejects.toMatchObject({ reason: "already_member" });
});

test("the command line is a member of nothing: it cannot leave or hand over", async () => {
  await expect(leaveProject(deps, await system())).rejects.toMatchObject({ reason: "not_found" });
  await expect(handOverProject(deps, await system(), ana.userId)).rejects.toMatchObject({
    reason: "not_found",
  });
});
