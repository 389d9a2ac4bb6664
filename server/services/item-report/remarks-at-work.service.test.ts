import { expect, test } from "vitest";
import { openAllBatches } from "@/testing/crowd/batch-organizer";
import { crowdDeps, emptyLog, joinLogs, runCrowd, type CrowdPlan } from "@/testing/crowd/crowd";
import { drain } from "@/testing/crowd/drain";
import { calmDown } from "@/testing/crowd/organizer";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { readCampaign } from "@/testing/world/invariants/read-campaign";
import { makeProject } from "@/testing/world/world";
import type { ProjectSettings } from "@/server/domain/project/project";
import { enterProject } from "@/server/services/project/enter-project";
import { showProgress } from "@/server/services/progress/show-progress";
import { noPolicies } from "@/server/domain/policy/policies";
import { retiredItems } from "@/db/queries/item-retirements";

const database = databasePerTest();

const fixed: Partial<ProjectSettings> = {
  payPerHitMinor: 20,
  correctionMinutes: 15,
  itemReports: { enabled: true, skipsPerAnnotator: 6, stopAfter: 4 },
  limits: { ...noPolicies.limits, budgetMinor: 1_000_000 },
};
const composed: Partial<ProjectSettings> = {
  ...fixed,
  composition: "dynamic",
  extraJudgments: { ciWidth: 3, maximum: 6 },
};
const acts = ["item skipped", "page corrected", "item retired", "item reinstated", "pause", "raise"];

test.for([
  ["fixed", fixed],
  ["composed", composed],
] as const)(
  "people who correct, skip and are stopped while items are retired and batches change keep all counts: %s pages",
  async ([, settings]) => {
    const { store } = database;
    const world = await makeProject(store, { items: 48, gold: 24, overlap: 3, annotators: 24, settings });
    const { projectId, slug, goldIds, annotators: actors, itemIds } = world;
    const remarks = { itemIds, acts: 12 };
    const plan: CrowdPlan = {
      ...{ projectId, slug, goldIds, actors, remarks },
      ...{ steps: 4, acts: 4, batchActs: 16, seed: 1 },
    };
    let log = emptyLog();
    for (let day = 0; day < 5 && acts.some((act) => !(act in log.acts)); day += 1) {
      log = joinLogs([log, await runCrowd(store, { ...plan, seed: 1 + day })]);
      expect(await violations(store.read, projectId)).toEqual([]);
    }
    for (const act of acts) expect(log.acts, act).toHaveProperty([act]);
    const deps = crowdDeps(store, 1);
    await calmDown(deps, plan);
    await openAllBatches(deps, plan);
    await drain(store, plan);
    expect(await violations(store.read, projectId)).toEqual([]);

    const retired = new Set((await retiredItems(store.read, projectId)).map(({ itemId }) => itemId));
    const { judgments } = await readCampaign(store.read, projectId);
    const work = judgments.filter(
      ({ counted, isGold, itemId }) => counted && !isGold && !retired.has(itemId),
    );
    const gold = judgments.filter(({ counted, isGold }) => counted && isGold);
    const scope = await enterProject(deps, { kind: "system" }, slug, "organize");
    const { done, needed } = (await showProgress(deps, scope)).judgments;
    const isFixed = settings.composition !== "dynamic";
    expect(done).toBe(work.length + (isFixed ? gold.length : 0));
    expect(done).toBeLessThanOrEqual(needed);
  },
);
