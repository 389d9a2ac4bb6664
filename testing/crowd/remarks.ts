import { setTimeout as sleep } from "node:timers/promises";
import { answersTo } from "@/testing/world/annotator";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import { correctAssignment } from "@/server/services/assignment/correct-assignment";
import { reinstateItem } from "@/server/services/item-report/reinstate-item";
import { reportItem } from "@/server/services/item-report/report-item";
import { retireItem } from "@/server/services/item-report/retire-item";
import { enterProject } from "@/server/services/project/enter-project";
import { randomInt } from "@/server/stats/random";
import { tolerating } from "./annotator";
import type { CrowdLog, CrowdPlan } from "./crowd";
import { untilServed } from "./until-served";

interface AtWork {
  deps: Deps;
  actor: AnnotatorActor;
  log: CrowdLog;
}

/** Skips one item of a page in two, now and then the whole page. @returns the keys of what is skipped */
export async function skipSome({ deps, actor, log }: AtWork, hit: LeasedAssignment): Promise<Set<string>> {
  const skipped = new Set<string>();
  const asked = deps.random() < 0.1 ? hit.items.length : Number(deps.random() < 0.5);
  for (const { key } of hit.items.slice(0, asked)) {
    const report = { assignment: hit.id, key, reason: "unreadable" as const, note: "", skip: true };
    await tolerating(log, "item skipped", async () => {
      if ((await reportItem(deps, actor, report)).skipped) skipped.add(key);
    });
  }
  return skipped;
}

/** Changes answers of a page that was submitted, now and then in two windows at once. */
export async function correctSome({ deps, actor, log }: AtWork, hit: LeasedAssignment): Promise<void> {
  if (deps.random() < 0.5) return;
  const windows = deps.random() < 0.3 ? 2 : 1;
  const correct = () => correctAssignment(deps, actor, answersTo(hit, randomInt(deps.random, 6)));
  await Promise.all(Array.from({ length: windows }, () => tolerating(log, "page corrected", correct)));
}

/** Retires items, and takes that back, while annotators are at work. */
export async function remarkingOrganizer(deps: Deps, plan: CrowdPlan, log: CrowdLog): Promise<void> {
  const scope = await untilServed(() => enterProject(deps, { kind: "system" }, plan.slug, "organize"));
  const { itemIds = [], acts } = plan.remarks ?? { acts: 0 };
  for (let act = 0; act < acts; act += 1) {
    const itemId = itemIds[randomInt(deps.random, itemIds.length)] ?? "";
    if (deps.random() < 0.6)
      await tolerating(log, "item retired", () => retireItem(deps, scope, { itemId, reason: "Broken" }));
    else await tolerating(log, "item reinstated", () => reinstateItem(deps, scope, itemId));
    await sleep(5);
  }
}
