import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { repeatedJudgments, responses } from "@/db/schema";
import { freshDatabase, type FreshDatabase } from "@/testing/world/database";
import { violations } from "@/testing/world/invariants";
import { makeProject } from "@/testing/world/world";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import {
  crowdDeps,
  emptyLog,
  joinLogs,
  runCrowd,
  type CrowdLog,
  type CrowdPlan,
} from "@/testing/crowd/crowd";
import { drain } from "@/testing/crowd/drain";
import { calmDown } from "@/testing/crowd/organizer";
import { runInProcesses } from "@/testing/crowd/run-processes";
import { unfilled } from "@/testing/crowd/unfilled";

const serverProcesses = 3;

const checked: Partial<ProjectSettings> = {
  payPerHitMinor: 20,
  limits: { ...noPolicies.limits, budgetMinor: 1_000_000 },
  stopping: {
    accuracy: { bar: 0.6, minGold: 2, certainty: null, asInQuiz: false },
    behaviour: [],
    onStop: "discard",
  },
};

const composed: Partial<ProjectSettings> = {
  ...checked,
  composition: "dynamic",
  qualification: { kind: "quiz", size: 2, needed: 1, tries: 2, delayMinutes: 0 },
  qualificationPayMinor: 5,
  extraJudgments: { ciWidth: 3, maximum: 6 },
  repeatShare: 0.1,
  twinShare: 0.2,
};

async function makeCrowd({ store }: FreshDatabase, settings: Partial<ProjectSettings>): Promise<CrowdPlan> {
  const world = await makeProject(store, {
    ...{ items: 96, gold: 36, overlap: 4, annotators: 64, settings },
    // Unlike one another, so that degraded twins can be made of them.
    textsOf: (kind, number) => ({ textA: `${kind} ${number}`, textB: `a${number} b${number} c${number}` }),
  });
  const { projectId, slug, goldIds, annotators: actors } = world;
  return { projectId, slug, goldIds, actors, steps: 5, acts: 30, seed: 1 };
}

/** On PostgreSQL in several server processes, on SQLite in the one there may be. */
function workAtOnce({ location, store }: FreshDatabase, plan: CrowdPlan): Promise<CrowdLog> {
  return "databaseUrl" in location
    ? runInProcesses(location.databaseUrl, plan, serverProcesses)
    : runCrowd(store, plan);
}

const acts = ["returned", "status changed", "gold changed", "discarded"];

/** Which acts meet which depends on how the machine shares its time out: a day without one of them is followed by another. */
async function workUntilAllHappened(database: FreshDatabase, plan: CrowdPlan): Promise<CrowdLog> {
  let log = emptyLog();
  for (let day = 0; day < 5 && acts.some((act) => !(act in log.acts)); day += 1) {
    log = joinLogs([log, await workAtOnce(database, { ...plan, seed: plan.seed + day })]);
  }
  return log;
}

/** The answers that are not there any more, or not as they were given. */
async function lost({ store }: FreshDatabase, { acknowledged }: CrowdLog): Promise<string[]> {
  const stored = new Map(
    (await store.read.select().from(responses)).map(({ assignmentId, reply }) => [assignmentId, reply]),
  );
  return acknowledged
    .filter(({ input, reply }) => JSON.stringify(stored.get(input.assignment)) !== JSON.stringify(reply))
    .map(({ input }) => input.assignment);
}

test.for([
  ["fixed", checked],
  ["composed", composed],
] as const)(
  "64 people at once on %s pages, under an organizer who interferes, break none of the rules",
  async ([, settings]) => {
    const database = await freshDatabase();
    const plan = await makeCrowd(database, settings);
    const busy = await workUntilAllHappened(database, plan);
    expect(await violations(database.store.read, plan.projectId)).toEqual([]);
    for (const act of acts) expect(busy.acts, act).toHaveProperty([act]);
    await calmDown(crowdDeps(database.store, 1), plan);
    const log = joinLogs([busy, await drain(database.store, plan)]);
    expect(await violations(database.store.read, plan.projectId)).toEqual([]);
    expect(await unfilled(database.store.read, plan.projectId)).toEqual([]);
    expect(await lost(database, log)).toEqual([]);
    const twins = await database.store.read
      .select()
      .from(repeatedJudgments)
      .where(eq(repeatedJudgments.degraded, true));
    expect(twins.length > 0).toBe((settings.twinShare ?? 0) > 0);
    await database.remove();
  },
);
