import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { annotators, qualificationAttempts, annotatorStatusEvents } from "@/db/schema";
import { databasePerFile } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import type { QualificationPolicy } from "@/server/domain/policy/policies";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { joinProject } from "./join-project";

const database = databasePerFile();
let owner: TestOrganizer;

beforeAll(async () => {
  await makeOrganizer(database.store, "The first account");
  owner = await makeOrganizer(database.store);
});

const dayMs = 24 * 60 * 60 * 1000;
const quiz: QualificationPolicy = { kind: "quiz", size: 4, needed: 4, tries: 1, delayMinutes: 0 };
const training: QualificationPolicy = { kind: "training", size: 4, needed: 0 };

async function project(qualification = quiz, by: TestOrganizer = owner): Promise<World> {
  const world = await makeProject(database.store, {
    gold: 8,
    settings: { qualification, reuseQualificationDays: 30 },
  });
  await addMember(database.store, world.projectId, by);
  return world;
}

let personCount = 0;
const somebody = () => ({ source: "prolific", externalId: `p-${(personCount += 1)}` }) as const;

const join = (world: World, who: Partial<JoinInput>) =>
  joinProject(world.deps, { source: "link", ...who, project: world.slug });

interface Finish {
  passed?: boolean;
  daysAgo?: number;
  state?: AnnotatorState;
}

/** Somebody who has finished a try at qualifying in a world some days ago. */
async function finished(world: World, { passed = true, daysAgo = 1, state = "working" }: Finish = {}) {
  const who = somebody();
  const { annotator } = await join(world, who);
  const finishedAt = world.deps.now() - daysAgo * dayMs;
  await database.store.write(async (tx) => {
    await tx.update(annotators).set({ state }).where(eq(annotators.id, annotator.id));
    await tx.insert(qualificationAttempts).values({
      id: world.deps.newId(),
      projectId: world.projectId,
      annotatorId: annotator.id,
      kind: "quiz",
      number: 1,
      answered: 4,
      right: passed ? 4 : 1,
      size: 4,
      needed: 4,
      passed,
      startedAt: finishedAt,
      finishedAt,
    });
  });
  return who;
}

test("with a qualification newcomers begin by qualifying, without one they are qualified", async () => {
  const asked = await join(await project(), somebody());
  const world = await makeProject(database.store);
  const free = await join(world, somebody());
  expect([asked.annotator.state, free.annotator.state]).toEqual(["qualifying", "working"]);
  const qualifiedAt = async (id: string) =>
    (await database.store.read.select().from(annotators).where(eq(annotators.id, id)))[0]?.qualifiedAt;
  expect(await qualifiedAt(asked.annotator.id)).toBeNull();
  expect(await qualifiedAt(free.annotator.id)).toBe(world.deps.now());
});

test("a pass in another project of the owner stands, and it is written down", async () => {
  const who = await finished(await project());
  const world = await project();
  const { annotator } = await join(world, who);
  expect(annotator.state).toBe("working");
  const events = await database.store.read
    .select()
    .from(annotatorStatusEvents)
    .where(eq(annotatorStatusEvents.annotatorId, annotator.id));
  expect(events).toMatchObject([
    { fromState: "qualifying", toState: "working", cause: { rule: "reused" }, counts: { submitted: 0 } },
  ]);
  const [row] = await database.store.read.select().from(annotators).where(eq(annotators.id, annotator.id));
  expect(row?.qualifiedAt).toBe(world.deps.now());
});

test.each([
  ["it is older than the project allows", { daysAgo: 31 }],
  ["it was not passed", { passed: false }],
  ["its author was stopped there since", { state: "stopped" }],
] satisfies [string, Finish][])("a try elsewhere does not stand where %s", async (_, attempt) => {
  const who = await finished(await project(), attempt);
  expect((await join(await project(), who)).annotator.state).toBe("qualifying");
});

test("a pass of another kind, of another owner or of another person does not stand", async () => {
  const who = await finished(await project());
  expect((await join(await project(training), who)).annotator.state).toBe("qualifying");
  const stranger = await makeOrganizer(database.store, "Ben");
  expect((await join(await project(quiz, stranger), who)).annotator.state).toBe("qualifying");
  const world = await project();
  expect((await join(world, { ...who, source: "mturk" })).annotator.state).toBe("qualifying");
  expect((await join(world, {})).annotator.state).toBe("qualifying");
});

test("a pass does not stand where the project asks everybody anew", async () => {
  const who = await finished(await project());
  const world = await makeProject(database.store, { gold: 8, settings: { qualification: quiz } });
  await addMember(database.store, world.projectId, owner);
  expect((await join(world, who)).annotator.state).toBe("qualifying");
});
