import { setTimeout as sleep } from "node:timers/promises";
import { readCampaign } from "@/testing/world/invariants/read-campaign";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { actsFor } from "@/server/domain/annotator-status/act-by-hand";
import { enableGold } from "@/server/services/gold/enable-gold";
import { setGold } from "@/server/services/gold/set-gold";
import { pauseProject } from "@/server/services/launch/pause-project";
import { resumeProject } from "@/server/services/launch/resume-project";
import { enterProject } from "@/server/services/project/enter-project";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { randomInt, shuffled } from "@/server/stats/random";
import { tolerating } from "./annotator";
import type { CrowdLog, CrowdPlan } from "./crowd";
import { untilServed } from "./until-served";

const reason = "To see what happens";

/** Stops people, lets them go on, changes known answers, and pauses the project, all while annotators are at work. */
export async function unrulyOrganizer(deps: Deps, plan: CrowdPlan, log: CrowdLog): Promise<void> {
  const scope = await untilServed(() => enterProject(deps, { kind: "system" }, plan.slug, "organize"));
  for (let act = 0; act < plan.acts; act += 1) {
    const roll = deps.random();
    if (roll < 0.4) await tolerating(log, "status changed", () => changeSomebody(deps, scope));
    else if (roll < 0.9) await tolerating(log, "gold changed", () => changeGold(deps, scope, plan));
    else {
      await tolerating(log, "project paused", () => pauseProject(deps, scope));
      await untilServed(() => resumeProject(deps, scope));
    }
    await sleep(5);
  }
}

async function changeSomebody(deps: Deps, scope: OrganizeScope): Promise<void> {
  const { annotators } = await readCampaign(deps.store.read, scope.projectId);
  const [person] = shuffled(deps.random, annotators);
  if (person === undefined) return;
  const [act] = shuffled(deps.random, actsFor(person.state));
  if (act !== undefined) await changeByHand(deps, scope, { annotator: person.pseudonym, act, reason });
}

async function changeGold(deps: Deps, scope: OrganizeScope, { goldIds }: CrowdPlan): Promise<void> {
  const itemId = goldIds[randomInt(deps.random, goldIds.length)] ?? "";
  if (deps.random() < 0.3) return enableGold(deps, scope, { itemId, enabled: deps.random() < 0.5, reason });
  return setGold(deps, scope, { itemId, reason, ...knownAnswer(deps.random() < 0.5 ? 3 : 0) });
}

const knownAnswer = (answer: number) => ({ answer, tolerance: 1, accepted: [], explanation: "" });

/** Puts everything right again: gold as it was, the project live, and everybody at work who may be. */
export async function calmDown(deps: Deps, { slug, goldIds }: CrowdPlan): Promise<void> {
  const scope = await enterProject(deps, { kind: "system" }, slug, "organize");
  for (const itemId of goldIds) {
    await setGold(deps, scope, { itemId, reason, ...knownAnswer(3) });
    await enableGold(deps, scope, { itemId, enabled: true, reason });
  }
}
