import { beforeEach, expect, test } from "vitest";
import { latestEvents } from "@/db/queries/events";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { showProgress } from "@/server/services/progress/show-progress";
import { enterProject } from "@/server/services/project/enter-project";
import { makeOrganizer } from "@/testing/organizer";
import { answerContest } from "./answer-contest";
import { changeByHand } from "./change-by-hand";
import { contestAnnotatorStatus } from "./contest-annotator-status";
import { showAnnotator } from "./show-annotator";

const database = databasePerTest();
let world: World;
let scope: OrganizeScope;
let first: AnnotatorActor;

beforeEach(async () => {
  world = await makeProject(database.store, { annotators: 2 });
  // The first account of all owns what was there before it.
  const organizer = await makeOrganizer(database.store, "Ana Lin");
  const actor = { kind: "user" as const, userId: organizer.userId };
  scope = await enterProject(world.deps, actor, world.slug, "organize");
  const [one] = world.annotators;
  if (one === undefined) throw new Error("There are two annotators.");
  first = one;
});

const annotator = "A-001";
const stop = () => changeByHand(world.deps, scope, { annotator, act: "stop", reason: "Too fast" });
const object = (comment: string) => contestAnnotatorStatus(world.deps, first, { comment });
const answer = (text: string, letGoOn = false) =>
  answerContest(world.deps, scope, { annotator, answer: text, letGoOn });
const show = () => showAnnotator(world.deps, scope, { annotator });
const open = async () => (await showProgress(world.deps, scope)).objectionCount;

test("whoever may work has nothing to object to", async () => {
  await expect(object("Why?")).rejects.toMatchObject({ reason: "not_contestable" });
  expect((await show()).contest).toBeNull();
});

test("an objection waits for the organizer until it is answered", async () => {
  await stop();
  expect(await open()).toBe(0);
  await object("I read every pair.");
  expect(await open()).toBe(1);
  expect((await show()).contest).toMatchObject({ comment: "I read every pair.", answer: null });
  await answer("We looked again, and it stays.");
  expect(await open()).toBe(0);
  expect(await show()).toMatchObject({
    annotator: { state: "stopped" },
    contest: { answer: "We looked again, and it stays.", answeredBy: "Ana Lin" },
  });
});

test("an answer can let somebody go on, with the answer as the reason", async () => {
  await stop();
  await object("I read every pair.");
  await answer("You were right.", true);
  const { annotator: shown, events } = await show();
  expect(shown.state).toBe("working");
  expect(events.find(({ to }) => to === "working")).toMatchObject({ note: "You were right.", by: "Ana Lin" });
});

test("objecting again replaces what was said and what was answered", async () => {
  await stop();
  await object("Why?");
  await object("I read every pair.");
  await answer("It stays.");
  await object("Please look at my last page.");
  expect(await open()).toBe(1);
  expect((await show()).contest).toMatchObject({ comment: "Please look at my last page.", answer: null });
});

test("an objection of somebody who may work again waits for nobody", async () => {
  await stop();
  await object("Why?");
  await changeByHand(world.deps, scope, { annotator, act: "let-go-on", reason: "A slip of ours" });
  expect(await open()).toBe(0);
});

test("an answer needs an objection, and one that is to let go on somebody who may not", async () => {
  await expect(answer("Why not?")).rejects.toMatchObject({ reason: "not_found" });
  await stop();
  await object("Why?");
  await answer("You were right.", true);
  await expect(answer("You were right.", true)).rejects.toMatchObject({ reason: "conflict" });
});

test("objection and answer are events, and repeating an objection that waits is none", async () => {
  await stop();
  await object("Why?");
  await object("Why me?");
  await answer("It stays.");
  const events = await latestEvents(database.store.read, world.projectId, 10);
  const kinds = events.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "annotator_status_contested")).toHaveLength(1);
  expect(events.find(({ kind }) => kind === "contest_answered")).toMatchObject({
    by: "Ana Lin",
    data: { annotator, answer: "It stays.", letGoOn: false },
  });
});
