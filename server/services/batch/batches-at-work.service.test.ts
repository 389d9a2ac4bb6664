import { expect, test } from "vitest";
import {
  crowdDeps,
  emptyLog,
  joinLogs,
  runCrowd,
  type CrowdLog,
  type CrowdPlan,
} from "@/testing/crowd/crowd";
import { openAllBatches } from "@/testing/crowd/batch-organizer";
import { drain } from "@/testing/crowd/drain";
import { calmDown } from "@/testing/crowd/organizer";
import { runInProcesses } from "@/testing/crowd/run-processes";
import { freshDatabase, type FreshDatabase } from "@/testing/world/database";
import { violations } from "@/testing/world/invariants";
import { readCampaign } from "@/testing/world/invariants/read-campaign";
import { makeProject } from "@/testing/world/world";
import type { Db } from "@/db/store";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import { enterProject } from "@/server/services/project/enter-project";
import { showProgress } from "@/server/services/progress/show-progress";
import { listBatches } from "./list-batches";

const fixed: Partial<ProjectSettings> = {
  payPerHitMinor: 20,
  limits: { ...noPolicies.limits, budgetMinor: 1_000_000 },
};
const composed: Partial<ProjectSettings> = {
  ...fixed,
  composition: "dynamic",
  extraJudgments: { ciWidth: 3, maximum: 8 },
  repeatShare: 0.1,
};

const acts = ["batch added", "items promoted", "pause", "resume", "stop", "ask_again", "raise"];

/** On PostgreSQL in several server processes, on SQLite in the one there may be. */
const workAtOnce = ({ location, store }: FreshDatabase, plan: CrowdPlan): Promise<CrowdLog> =>
  "databaseUrl" in location ? runInProcesses(location.databaseUrl, plan, 3) : runCrowd(store, plan);

/** Counted judgments of work as the rows say. */
async function countedWork(db: Db, projectId: string): Promise<number> {
  const { judgments } = await readCampaign(db, projectId);
  return judgments.filter(({ counted, isGold }) => counted && !isGold).length;
}

test.for([
  ["fixed", fixed],
  ["composed", composed],
] as const)(
  "64 people at once on %s pages while batches are added, paused, raised, promoted and stopped lose nothing",
  async ([kind, settings]) => {
    const database = await freshDatabase();
    const { store } = database;
    const world = await makeProject(store, { items: 64, gold: 40, overlap: 4, annotators: 64, settings });
    const { projectId, slug, goldIds, annotators: actors } = world;
    const plan: CrowdPlan = { projectId, slug, goldIds, actors, steps: 5, acts: 6, batchActs: 45, seed: 1 };
    let log = emptyLog();
    for (let day = 0; day < 6 && acts.some((act) => !(act in log.acts)); day += 1) {
      log = joinLogs([log, await workAtOnce(database, { ...plan, seed: 1 + day })]);
      expect(await violations(store.read, projectId)).toEqual([]);
    }
    for (const act of acts) expect(log.acts, act).toHaveProperty([act]);
    const deps = crowdDeps(store, 1);
    await calmDown(deps, plan);
    await openAllBatches(deps, plan);
    log = joinLogs([log, await drain(store, plan)]);
    expect(await violations(store.read, projectId)).toEqual([]);

    const { responses } = await readCampaign(store.read, projectId);
    const lost = log.acknowledged.filter(({ input, reply }) => {
      const kept = responses.get(input.assignment)?.reply;
      return JSON.stringify(kept) !== JSON.stringify(reply);
    });
    expect(lost).toEqual([]);
    const scope = await enterProject(deps, { kind: "system" }, slug, "organize");
    const { batches } = await listBatches(deps, scope);
    const counted = batches.reduce((sum, { judgments }) => sum + judgments.counted, 0);
    expect(counted).toBe(await countedWork(store.read, projectId));
    const progress = await showProgress(deps, scope);
    if (kind === "composed") expect(progress.judgments.done).toBe(counted);
    const cents = batches.reduce((sum, { cost }) => sum + Math.round((cost?.amount ?? 0) * 100), 0);
    expect(cents).toBe(Math.round((progress.due?.amount ?? 0) * 100));
    await database.remove();
  },
);
