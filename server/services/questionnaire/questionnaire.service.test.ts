import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { annotators, questionnaireResponses } from "@/db/schema";
import { previewOwnErasure } from "@/server/services/erasure/preview-erasure";
import { showOwnHeld } from "@/server/services/erasure/show-held";
import { withdrawOwn } from "@/server/services/erasure/withdraw-own";
import { endAbsent } from "@/server/services/assignment/lease-next-hit";
import { enterProject } from "@/server/services/project/enter-project";
import { updateProject } from "@/server/services/project/update-project";
import { ageQuestion as age, fieldQuestion as field, noteQuestion as note } from "@/testing/asked-questions";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { actor, next } from "@/testing/at-work";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { countQuestionnaire } from "./count-questionnaire";
import { showQuestionnaire } from "./show-questionnaire";
import { submitQuestionnaire } from "./submit-questionnaire";

const database = databasePerTest();

const both = { research: true, release: true };

const makeWorld = (options: WorldOptions = {}) =>
  makeProject(database.store, {
    ...{ items: 2, hitSize: 2, annotators: 3, overlap: 3, ...options },
    settings: { questionnaire: [field, age, note], ...options.settings },
  });
const send = (world: World, answers: Record<string, string | null>, agreed = both, at = 0) =>
  submitQuestionnaire(world.deps, actor(world, at), { when: "before", answers, agreed });
const scopeOf = (world: World) => enterProject(world.deps, { kind: "system" }, world.slug, "organize");
const rows = () => database.store.read.select().from(questionnaireResponses);

test("there is no page of work before the questions before it are answered, and one afterwards", async () => {
  const world = await makeWorld();
  expect(await next(world)).toMatchObject({ kind: "none", reason: "questionnaire" });
  expect(await next(world)).not.toHaveProperty("completionCode");
  expect(await showQuestionnaire(world.deps, actor(world))).toMatchObject({
    due: "before",
    pages: [{ when: "before", questions: [field, age], sentAt: null, answers: {} }, { when: "after" }],
  });
  await expect(send(world, { field: "Linguistics" })).rejects.toMatchObject({
    reason: "invalid_answers",
    details: { questions: { age: "missing" }, lacksUse: false },
  });
  expect(await send(world, { field: "Linguistics", age: "34" })).toEqual({ kept: ["field", "age"] });
  expect(await next(world)).toMatchObject({ kind: "assignment" });
});

test("what was sent once stays, also when it is sent again", async () => {
  const world = await makeWorld();
  await send(world, { field: "Linguistics", age: "34" });
  expect(await send(world, { field: "Something else", age: "35" })).toEqual({ kept: ["field", "age"] });
  expect((await rows()).map(({ answers }) => answers)).toEqual([{ field: "Linguistics", age: "34" }]);
});

test("who agrees to nothing declines all questions and can work", async () => {
  const world = await makeWorld();
  const none = { research: false, release: false };
  await expect(send(world, { field: "Linguistics" }, none)).rejects.toMatchObject({
    details: { questions: {}, lacksUse: true },
  });
  expect(await send(world, {}, none)).toEqual({ kept: [] });
  expect(await next(world)).toMatchObject({ kind: "assignment" });
});

test("questions after the work follow it", async () => {
  const world = await makeWorld({ settings: { questionnaire: [note] } });
  const after = { when: "after" as const, answers: { note: "Fine" }, agreed: both };
  await expect(submitQuestionnaire(world.deps, actor(world), after)).rejects.toMatchObject({
    reason: "conflict",
  });
  await expect(
    submitQuestionnaire(world.deps, actor(world), { ...after, when: "before", answers: {} }),
  ).rejects.toMatchObject({ reason: "not_found" });
  expect(await next(world)).toMatchObject({ kind: "assignment" });
  await answerAndSubmitHit(world.deps, actor(world), 3);
  expect(await next(world)).toMatchObject({ kind: "none", reason: "finished" });
  expect((await showQuestionnaire(world.deps, actor(world))).due).toBe("after");
  expect(await submitQuestionnaire(world.deps, actor(world), after)).toEqual({ kept: ["note"] });
  expect((await showQuestionnaire(world.deps, actor(world))).due).toBeNull();
});

test("who has yet to qualify is asked afterwards", async () => {
  const qualification = { kind: "quiz" as const, size: 1, needed: 1, tries: 2, delayMinutes: 0 };
  const world = await makeWorld({ gold: 4, settings: { questionnaire: [field], qualification } });
  await database.store.write((tx) => tx.update(annotators).set({ state: "qualifying" }));
  expect((await showQuestionnaire(world.deps, actor(world))).due).toBeNull();
  expect(await next(world)).toMatchObject({ kind: "assignment", assignment: { kind: "quiz" } });
  await answerAndSubmitHit(world.deps, actor(world), 3);
  expect(await next(world)).toMatchObject({ kind: "none", reason: "questionnaire" });
});

test("who is asked questions has not ended, though they are away", async () => {
  const world = await makeWorld();
  await database.store.write((tx) => tx.update(annotators).set({ source: "prolific" }));
  expect(await endAbsent(world.deps, actor(world))).toBe(false);
  await next(world);
  const [person] = await database.store.read
    .select()
    .from(annotators)
    .where(eq(annotators.id, actor(world).annotatorId));
  expect(person?.endReason).toBeNull();
});

test("organizers read counts of what they may use, and no names", async () => {
  const world = await makeWorld();
  await send(world, { field: "Linguistics", age: "34" });
  await send(world, { field: "Linguistics", age: null }, { research: true, release: false }, 1);
  await send(world, { field: "Something else", age: "51" }, { research: false, release: true }, 2);
  const counts = await countQuestionnaire(world.deps, await scopeOf(world));
  expect(counts).toEqual({
    sent: { before: 3, after: 0 },
    questions: [
      {
        name: "field",
        answers: [
          { answer: "Linguistics", people: 2 },
          { answer: "Something else", people: 0 },
        ],
        ...{ withheld: 0, unanswered: 0 },
      },
      { name: "age", answers: [{ answer: "30–39", people: 1 }], withheld: 1, unanswered: 0 },
      { name: "note", answers: [], withheld: 0, unanswered: 0 },
    ],
  });
});

test.each(["keep", "remove"] as const)(
  "people read their answers, and take them along: %s",
  async (onErase) => {
    const world = await makeWorld({ settings: { onErase } });
    await send(world, { field: "Linguistics", age: "34" });
    await answerAndSubmitHit(world.deps, actor(world), 3);
    expect(JSON.parse(await showOwnHeld(world.deps, actor(world)))).toMatchObject({
      questionnaire: [
        {
          askedWhen: "before",
          answers: [
            { question: "field", answer: "Linguistics" },
            { question: "age", answer: "34" },
          ],
        },
      ],
    });
    expect(await previewOwnErasure(world.deps, actor(world))).toMatchObject({ questionnaireAnswers: 2 });
    await withdrawOwn(world.deps, actor(world));
    expect(await rows()).toEqual([]);
    expect(await violations(database.store.read, world.projectId)).toEqual([]);
  },
);

test("a launch settles the questions, and a change that changes none of them is taken", async () => {
  const world = await makeWorld();
  const scope = await scopeOf(world);
  await updateProject(world.deps, scope, { settings: { questionnaire: [field, age, note] } });
  await expect(
    updateProject(world.deps, scope, { settings: { questionnaire: [field] } }),
  ).rejects.toMatchObject({
    reason: "invalid_input",
    details: { fields: { "settings.questionnaire": { reason: "frozen" } } },
  });
});
