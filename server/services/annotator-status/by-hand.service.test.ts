import { expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { showProgress } from "@/server/services/progress/show-progress";
import { enterProject } from "@/server/services/project/enter-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { makeOrganizer } from "@/testing/organizer";
import { changeByHand } from "./change-by-hand";
import { previewAnnotatorStatus } from "./preview-annotator-status";
import { showAnnotator } from "./show-annotator";

const database = databasePerTest();
let world: World;
let scope: OrganizeScope;
let first: AnnotatorActor;

const discarding: WorldOptions = {
  settings: { stopping: { ...noPolicies.stopping, onStop: "discard" } },
};

/** A project whose first annotator has submitted two pages. */
async function start(options: WorldOptions = {}): Promise<void> {
  world = await makeProject(database.store, { items: 12, gold: 3, annotators: 2, ...options });
  // The first account of all owns what was there before it.
  const organizer = await makeOrganizer(database.store, "Ana Lin");
  const actor = { kind: "user" as const, userId: organizer.userId };
  scope = await enterProject(world.deps, actor, world.slug, "organize");
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("There are two annotators.");
  first = annotator;
  await answerAndSubmitHit(world.deps, first, 3);
  await answerAndSubmitHit(world.deps, first, 4);
}

const annotator = "A-001";
const change = (act: "pause" | "stop" | "let-go-on", reason = "Looked into it") => {
  world.clock.advance(1_000);
  return changeByHand(world.deps, scope, { annotator, act, reason });
};
const preview = (act: "pause" | "stop" | "let-go-on") =>
  previewAnnotatorStatus(world.deps, scope, { annotator, act });
const show = () => showAnnotator(world.deps, scope, { annotator });
const judgments = async () => (await showProgress(world.deps, scope)).judgments.done;

test("a stop that discards is shown with the judgments that leave and what they cost again", async () => {
  await start(discarding);
  expect(await preview("stop")).toEqual({
    judgments: 10,
    hits: 2,
    cost: { amount: 0.4, currency: "USD" },
    endsPage: false,
  });
  expect((await show()).annotator.state).toBe("working");
});

test("a stop that keeps, and a pause, move no judgments", async () => {
  await start();
  const nothing = { judgments: 0, hits: 0, cost: null };
  expect(await preview("stop")).toMatchObject(nothing);
  expect(await preview("pause")).toMatchObject(nothing);
});

test("who is stopped by hand gets no page, their judgments leave, and their pay stays", async () => {
  await start(discarding);
  const before = await judgments();
  await change("stop", "Pasted the same answer");
  expect(await judgments()).toBe(before - 10);
  const next = await leaseNextHit(world.deps, first);
  expect(next).toMatchObject({ assignment: null, reason: "stopped", due: { amount: 0.4 } });
});

test("what was done by hand is an event with the reason, the counts at the time and who did it", async () => {
  await start();
  await change("stop", "Pasted the same answer");
  const { events } = await show();
  expect(events).toMatchObject([
    {
      from: "working",
      to: "stopped",
      cause: { rule: "by-hand" },
      by: "Ana Lin",
      note: "Pasted the same answer",
      counts: { submitted: 2, goldAnswered: 2 },
    },
  ]);
});

test("whoever is let go on works again, and what left comes back", async () => {
  await start(discarding);
  const before = await judgments();
  await change("stop");
  expect(await preview("let-go-on")).toMatchObject({ judgments: 10, hits: 2, cost: null });
  await change("let-go-on", "The gold was wrong");
  expect(await judgments()).toBe(before);
  expect((await leaseNextHit(world.deps, first)).assignment).not.toBeNull();
  const { annotator: shown, acts, events } = await show();
  expect(shown.state).toBe("working");
  expect(acts).toEqual(["pause", "stop"]);
  expect(events.map(({ to }) => to)).toEqual(["working", "stopped"]);
});

test("a pause takes the open page back, which the preview says", async () => {
  await start();
  await leaseNextHit(world.deps, first);
  expect(await preview("pause")).toMatchObject({ endsPage: true });
  await change("pause");
  expect((await showProgress(world.deps, scope)).openAssignments).toBe(0);
  expect(await leaseNextHit(world.deps, first)).toMatchObject({ assignment: null, reason: "paused" });
});

test("an act that has no meaning any more is refused", async () => {
  await start();
  await expect(change("let-go-on")).rejects.toMatchObject({ reason: "conflict" });
  await change("stop");
  await expect(change("pause")).rejects.toMatchObject({ reason: "conflict" });
  await expect(change("stop")).rejects.toMatchObject({ reason: "conflict" });
});

test("of two who stop somebody at the same time one is told that it is done", async () => {
  await start();
  const results = await Promise.allSettled([change("stop"), change("stop")]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await show()).events).toHaveLength(1);
});

test("nobody is changed, previewed or shown whom the project does not know", async () => {
  await start();
  const stranger = { annotator: "A-009" };
  const refused = { reason: "not_found" };
  await expect(showAnnotator(world.deps, scope, stranger)).rejects.toMatchObject(refused);
  const act = { ...stranger, act: "stop" as const };
  await expect(previewAnnotatorStatus(world.deps, scope, act)).rejects.toMatchObject(refused);
  const input = { ...act, reason: "Gone" };
  await expect(changeByHand(world.deps, scope, input)).rejects.toMatchObject(refused);
});

test("the latest hundred answers are shown, the newest first", async () => {
  await start();
  world.clock.advance(1_000);
  await answerAndSubmitHit(world.deps, first, 1);
  const { answers } = await show();
  expect(answers).toHaveLength(15);
  const given = answers.slice(0, 5).map(({ given: [only] }) => only?.answer);
  expect(given).toEqual(Array.from({ length: 5 }, () => ({ kind: "value", value: 1 })));
  expect(answers.filter(({ isGold }) => isGold)).toHaveLength(3);
});
