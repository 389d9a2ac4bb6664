import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { copiedTables } from "@/db/copy/copied-tables";
import { annotators, invitations, judgments, payments } from "@/db/schema";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { JoinProjectInput } from "@/server/domain/assignment/contracts";
import { erasedPerson } from "@/server/domain/erasure/contracts";
import { annotatorByToken } from "@/server/auth/annotator-token";
import { listActivity } from "@/server/services/activity/list-activity";
import { joinProject } from "@/server/services/annotator/join-project";
import { showReturnCode } from "@/server/services/annotator/show-return-code";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { contestAnnotatorStatus } from "@/server/services/annotator-status/contest-annotator-status";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { excludeByHand } from "@/server/services/exclusion/exclude-by-hand";
import { giveBonus } from "@/server/services/payment/give-bonus";
import { listPayments } from "@/server/services/payment/list-payments";
import { enterProject } from "@/server/services/project/enter-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { runCrowd } from "@/testing/crowd/crowd";
import { makeOrganizer } from "@/testing/organizer";
import { answersTo } from "@/testing/world/annotator";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import { eraseAnnotator } from "./erase-annotator";
import { previewOwnErasure } from "./preview-erasure";
import { showHeld, showOwnHeld } from "./show-held";
import { withdrawOwn } from "./withdraw-own";

const database = databasePerTest();

/** All that is stored, as text. */
async function everything(): Promise<string> {
  const tables = copiedTables().map(({ table }) => database.store.read.select().from(table));
  return JSON.stringify(await Promise.all(tables));
}

async function organizing({ deps, slug }: World) {
  const { userId } = await makeOrganizer(database.store);
  return enterProject(deps, { kind: "user", userId }, slug, "organize");
}

async function joined({ deps, slug }: World, input: Partial<JoinProjectInput>) {
  const browser = { tokenOf: () => undefined, annotatorId: null, device: "a-device-of-their-own" };
  const { token, returnCode, annotator } = await joinProject(
    deps,
    { source: "link", ...input, project: slug },
    browser,
  );
  const actor = await annotatorByToken(deps, token);
  if (actor === null) throw new Error("Who joins is known by the token.");
  return { actor, token, returnCode, id: annotator.id };
}

const prolific = {
  source: "prolific" as const,
  externalId: "5f0c9aa1b2c3d4e5f6a7b8c9",
  session: "session-of-theirs",
  submission: "submission-of-theirs",
  study: "study-of-theirs",
  country: "NZ",
  languages: ["mi"],
  approvalRate: 0.987654,
};

/** Submits a page with a comment. */
async function judge({ deps }: World, actor: AnnotatorActor): Promise<void> {
  const { assignment } = await leaseNextHit(deps, actor);
  if (assignment === null) throw new Error("There is a page.");
  const given = answersTo(assignment, 3);
  const answers = given.answers.map((answer) => ({ ...answer, comment: "I am Hemi of Ohinemutu" }));
  await submitAssignment(deps, actor, { ...given, answers, conditions: { viewportWidth: 1_234 } });
}

const settings = {
  payPerHitMinor: 20,
  itemComments: true,
  composition: "dynamic" as const,
  limits: {
    itemsPerAnnotator: null,
    sharePerAnnotator: null,
    hitsPerAnnotator: null,
    returnsPerAnnotator: 10,
    budgetMinor: 10_000,
    opensAt: null,
    closesAt: null,
  },
};

/** As they are stored; each too long or too marked to stand in a random id by chance. */
const traces = [
  prolific.externalId,
  prolific.submission,
  prolific.study,
  "0.987654",
  "Hemi of Ohinemutu",
  'viewportWidth":1234',
  "They write to me as Hemi",
];

test.each(["keep", "remove"] as const)("who withdraws leaves no trace of themselves: %s", async (onErase) => {
  const world = await makeProject(database.store, {
    items: 40,
    gold: 6,
    hitSize: 5,
    annotators: 2,
    settings: { ...settings, onErase },
  });
  await answerAndSubmitHit(world.deps, world.annotators[0] as AnnotatorActor, 4);
  const scope = await organizing(world);
  const person = await joined(world, prolific);
  await judge(world, person.actor);
  await judge(world, person.actor);
  const { pseudonym } = (
    await database.store.read.select().from(annotators).where(eq(annotators.id, person.id))
  )[0] as { pseudonym: string };
  const reason = "They write to me as Hemi";
  await changeByHand(world.deps, scope, { annotator: pseudonym, act: "pause", reason });
  await contestAnnotatorStatus(world.deps, person.actor, { comment: "I am Hemi of Ohinemutu" });
  await changeByHand(world.deps, scope, { annotator: pseudonym, act: "let-go-on", reason });
  await giveBonus(world.deps, scope, { annotator: pseudonym, amountMinor: 7, reason });
  await leaseNextHit(world.deps, person.actor);
  const before = await everything();
  expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
  const sums = (await listPayments(world.deps, scope)).total;
  expect(await previewOwnErasure(world.deps, person.actor)).toEqual({
    onErase,
    pages: 2,
    questionnaireAnswers: 0,
    earned: { amount: 0.47, currency: "USD" },
    unpaid: { amount: 0.47, currency: "USD" },
    releases: [],
  });

  await withdrawOwn(world.deps, person.actor);

  const after = await everything();
  expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
  expect((await listPayments(world.deps, scope)).total).toEqual(sums);
  const left = await database.store.read.select().from(judgments).where(eq(judgments.annotatorId, person.id));
  expect(left).toHaveLength(onErase === "keep" ? 10 : 0);
  expect(left.every(({ counted, isGold }) => counted || isGold)).toBe(true);
  expect(await annotatorByToken(world.deps, person.token)).toBeNull();
  await expect(leaseNextHit(world.deps, person.actor)).rejects.toMatchObject({ reason: "unauthenticated" });
  await expect(withdrawOwn(world.deps, person.actor)).rejects.toMatchObject({ reason: "not_found" });
  await expect(showReturnCode(world.deps, scope, pseudonym)).rejects.toMatchObject({ reason: "not_found" });
  await expect(joined(world, { returnCode: person.returnCode })).rejects.toMatchObject({
    reason: "return_code_unknown",
  });
  const viewed = await enterProject(world.deps, scope.actor, world.slug, "view");
  const query = { page: 1, topic: "annotators" as const, by: "all", from: "", until: "", search: "" };
  const { entries } = await listActivity(world.deps, viewed, query);
  expect(new Set(entries.map(({ data }) => data.annotator))).toEqual(new Set([erasedPerson]));
  expect(entries[0]).toMatchObject({ kind: "annotator_erased", actor: "annotator" });

  const again = await joined(world, prolific);
  expect(again.id).not.toBe(person.id);
});

test("an invited person goes with the invitation, and an exclusion of an erased one may be kept", async () => {
  const world = await makeProject(database.store, {
    items: 20,
    gold: 3,
    overlap: 2,
    hitSize: 4,
    settings: { ...settings, onErase: "remove" },
  });
  const scope = await organizing(world);
  await database.store.write((tx) =>
    tx.insert(invitations).values({
      id: "i",
      projectId: world.projectId,
      name: "Hemi of Ohinemutu",
      code: "a-code-of-theirs",
      createdAt: 0,
    }),
  );
  const { actor, id } = await joined(world, { invite: "a-code-of-theirs" });
  await judge(world, actor);
  await excludeByHand(world.deps, scope, { annotator: "A-001", reason: "Hemi of Ohinemutu asked" });
  await eraseAnnotator(world.deps, scope, { annotator: "A-001", reason: "Asked by mail" });
  const after = await everything();
  expect(["Hemi of Ohinemutu", "a-code-of-theirs"].filter((trace) => after.includes(trace))).toEqual([]);
  expect(await violations(database.store.read, world.projectId)).toEqual([]);
  const pay = await database.store.read.select().from(payments).where(eq(payments.annotatorId, id));
  expect(pay.map(({ dueMinor }) => dueMinor)).toEqual([20]);
  await expect(
    eraseAnnotator(world.deps, scope, { annotator: "A-001", reason: "Again" }),
  ).rejects.toMatchObject({ reason: "not_found" });
});

test.each(["fixed", "dynamic"] as const)(
  "people who are erased amid unruly work leave counts, places and pay consistent: %s",
  async (composition) => {
    const world = await makeProject(database.store, {
      items: 60,
      gold: 18,
      overlap: 3,
      annotators: 12,
      settings: {
        ...settings,
        composition,
        onErase: "remove",
        repeatShare: composition === "dynamic" ? 0.1 : 0,
        stopping: {
          accuracy: { bar: 0.6, minGold: 2, certainty: null, asInQuiz: false },
          behaviour: [],
          onStop: "discard",
        },
      },
    });
    const { projectId, slug, goldIds, annotators: actors } = world;
    const crowd = { projectId, slug, goldIds, actors, steps: 6, acts: 10, seed: 4 };
    await runCrowd(database.store, crowd);
    for (const actor of actors.slice(0, 5)) {
      await withdrawOwn(world.deps, actor);
      expect(await violations(database.store.read, projectId)).toEqual([]);
    }
    await runCrowd(database.store, { ...crowd, actors: actors.slice(5), seed: 5 });
    expect(await violations(database.store.read, projectId)).toEqual([]);
  },
);

test("people read what is held on them, without what tells gold, and organizers all of it", async () => {
  const world = await makeProject(database.store, { items: 8, gold: 2, hitSize: 4, settings });
  const person = await joined(world, prolific);
  await judge(world, person.actor);
  const own = await showOwnHeld(world.deps, person.actor);
  const kept = [prolific.externalId, "Hemi", "0.987654", "textA", "arrivals", "pay"];
  expect(kept.filter((text) => !own.includes(text))).toEqual([]);
  expect(own).not.toMatch(/isGold|"correct"|goldRight|tokenHash|returnCodeHash/);
  const scope = await organizing(world);
  const all = await showHeld(world.deps, scope, "A-001");
  expect(all).toMatch(/isGold/);
  expect(all).not.toMatch(/tokenHash|returnCodeHash/);
  await expect(showHeld(world.deps, scope, "A-009")).rejects.toMatchObject({
    reason: "not_found",
  });
});
