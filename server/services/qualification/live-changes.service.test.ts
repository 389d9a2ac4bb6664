import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { goldAnswers, projects } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { answersTo, textAOf } from "@/testing/world/annotator";
import { makeProject, type World } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { QualificationPolicy } from "@/server/domain/policy/policies";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { enableGold } from "@/server/services/gold/enable-gold";
import { enterProject } from "@/server/services/project/enter-project";

const database = databasePerFile();

const quiz: QualificationPolicy = { kind: "quiz", size: 2, needed: 2, tries: 1, delayMinutes: 0 };

const makeWorld = (qualification: QualificationPolicy) =>
  makeProject(database.store, { items: 44, gold: 6, annotators: 1, hitSize: 5, settings: { qualification } });

const first = ({ annotators: [found] }: World) => found as AnnotatorActor;

async function page(world: World) {
  const result = await leaseNextHit(world.deps, first(world));
  if (result.kind === "none") throw new Error(`There is no page: ${result.reason}`);
  return result.assignment;
}

async function switchOff(world: World, itemId: string): Promise<void> {
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  await enableGold(world.deps, scope, { itemId, enabled: false, reason: "It is wrong." });
}

test("nobody fails a quiz that is asked for no more when their answers come", async () => {
  const world = await makeWorld(quiz);
  const leased = await page(world);
  const settings = { ...world.settings, qualification: { kind: "none" as const } };
  await world.deps.store.write((tx) =>
    tx.update(projects).set({ settings }).where(eq(projects.id, world.projectId)),
  );
  const reply = await submitAssignment(world.deps, first(world), answersTo(leased, 0));
  expect(reply.state).toBe("working");
  expect((await page(world)).kind).toBe("work");
});

test("a question that is switched off while somebody is at it is held against nobody", async () => {
  const world = await makeWorld(quiz);
  const leased = await page(world);
  const [asked] = leased.items;
  const at = Number(/\d+/.exec(textAOf(asked))?.[0]) - 1;
  await switchOff(world, world.goldIds[at] ?? "");
  const reply = await submitAssignment(
    world.deps,
    first(world),
    answersTo(leased, (textA) => (textA === textAOf(asked) ? 0 : 3)),
  );
  expect(reply).toMatchObject({ state: "working", qualification: { right: 2, passed: true } });
});

test("a test of which questions are switched off can still be passed", async () => {
  const world = await makeWorld({ kind: "test", needed: 6, tries: 1, delayMinutes: 0 });
  await world.deps.store.write((tx) =>
    tx.update(goldAnswers).set({ use: "test" }).where(eq(goldAnswers.projectId, world.projectId)),
  );
  await switchOff(world, world.goldIds[0] ?? "");
  const reply = await submitAssignment(world.deps, first(world), answersTo(await page(world)));
  expect(reply).toMatchObject({ state: "working", qualification: { right: 5, needed: 5, passed: true } });
});
