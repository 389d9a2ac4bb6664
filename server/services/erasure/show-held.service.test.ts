import { expect, test } from "vitest";
import { invitationMails, invitations, prolificActions, sonaCredits } from "@/db/schema";
import { annotatorByToken } from "@/server/auth/annotator-token";
import { joinProject } from "@/server/services/annotator/join-project";
import { compareNow } from "@/server/services/prolific/compare-now";
import { comeFrom, openStudy, withDraft } from "@/testing/prolific/prolific-world";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { showOwnHeld } from "./show-held";

const database = databasePerTest();

const heldOn = async ({ deps }: World, token: string): Promise<Record<string, unknown>> => {
  const actor = await annotatorByToken(deps, token);
  if (actor === null) throw new Error("Who joins is known by the token.");
  return JSON.parse(await showOwnHeld(deps, actor)) as Record<string, unknown>;
};

test("who was invited by mail reads their address and what was mailed to them, without what ends the mail", async () => {
  const world = await makeProject(database.store);
  const { deps, slug, projectId } = world;
  const invited = { id: "i", projectId, name: "Hemi", code: "a-code", createdAt: 0 };
  const [email, optOutCode] = ["hemi@example.org", "an-end-of-mail"];
  const mail = { id: "m", projectId, invitationId: "i", kind: "invitation" as const, email };
  await database.store.write(async (tx) => {
    await tx.insert(invitations).values({ ...invited, email, optOutCode });
    const sent = { state: "sent" as const, attempts: 1, dueAt: 0, sentAt: 5, createdAt: 0 };
    await tx.insert(invitationMails).values({ ...mail, ...sent });
  });
  const { token } = await joinProject(deps, { project: slug, source: "link", invite: "a-code" });
  const held = await heldOn(world, token);
  expect(held).toMatchObject({
    invitations: [{ name: "Hemi", email, optedOutAt: null }],
    mails: [{ email, state: "sent" }],
    list: [],
  });
  expect(JSON.stringify(held)).not.toContain(optOutCode);
});

test("who came from SONA reads their credit", async () => {
  const world = await makeProject(database.store);
  const { deps, slug, projectId } = world;
  const { token, annotator } = await joinProject(deps, { project: slug, source: "sona", externalId: "4711" });
  const credit = { annotatorId: annotator.id, projectId, surveyCode: "4711", state: "waiting" as const };
  await database.store.write((tx) => tx.insert(sonaCredits).values({ ...credit, createdAt: 0 }));
  expect(await heldOn(world, token)).toMatchObject({ credits: [{ surveyCode: "4711", state: "waiting" }] });
});

test("who came from Prolific reads what was decided about them there", async () => {
  const made = await withDraft(database.store, { annotators: 1 });
  await openStudy(database.store, made);
  const { world, deps, scope, vendor, study } = made;
  const participantId = "5f0c9aa1b2c3d4e5f6a7b8c9";
  const { id: studyId, vendorId } = await study();
  const submissionId = vendor.arrive(vendorId, participantId);
  const [actor] = world.annotators;
  if (actor === undefined) throw new Error("There is an annotator.");
  await comeFrom(database.store, actor.annotatorId, { participantId, submissionId });
  await compareNow(deps, scope);
  const act = { id: "a", projectId: world.projectId, studyId, submissionId, kind: "ask-return" as const };
  const written = { state: "done" as const, data: { reason: "Your work could not be completed" } };
  await database.store.write((tx) =>
    tx.insert(prolificActions).values({ ...act, ...written, createdAt: 0, dueAt: 0 }),
  );
  const held = JSON.parse(await showOwnHeld(deps, actor)) as Record<string, unknown>;
  expect(held).toMatchObject({
    submissions: [{ id: submissionId }],
    acts: [{ kind: "ask-return", data: { reason: "Your work could not be completed" } }],
    bonuses: [],
  });
});
