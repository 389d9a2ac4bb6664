import { setTimeout as sleep } from "node:timers/promises";
import { stsFiles } from "@/testing/draft";
import type { Deps } from "@/server/deps";
import type { BatchChange, ShownBatch } from "@/server/domain/batch/contracts";
import { importChoices } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { changeBatch } from "@/server/services/batch/change-batch";
import { listBatches } from "@/server/services/batch/list-batches";
import { previewBatchChange } from "@/server/services/batch/preview-batch-change";
import { previewPromotion } from "@/server/services/batch/preview-promotion";
import { promoteItems } from "@/server/services/batch/promote-items";
import { saveImport } from "@/server/services/import/save-import";
import { enterProject } from "@/server/services/project/enter-project";
import { shuffled } from "@/server/stats/random";
import { tolerating } from "./annotator";
import type { CrowdLog, CrowdPlan } from "./crowd";
import { untilServed } from "./until-served";

/** Adds, pauses, raises, promotes and stops while annotators are at work. */
export async function batchOrganizer(deps: Deps, plan: CrowdPlan, log: CrowdLog): Promise<void> {
  const scope = await untilServed(() => enterProject(deps, { kind: "system" }, plan.slug, "organize"));
  for (let act = 0; act < (plan.batchActs ?? 0); act += 1) {
    const roll = deps.random();
    if (roll < 0.15) await tolerating(log, "batch added", () => addBatch(deps, scope, `${plan.seed}-${act}`));
    else if (roll < 0.4) await tolerating(log, "items promoted", () => promoteSome(deps, scope));
    else await tolerating(log, "batches looked at", () => changeSome(deps, scope, log));
    await sleep(5);
  }
}

async function addBatch(deps: Deps, scope: OrganizeScope, name: string): Promise<void> {
  const [pairs] = stsFiles(name, 8);
  if (pairs === undefined) throw new Error("There is a file of pairs.");
  const { id } = await saveImport(deps, scope, [pairs], importChoices.parse({}));
  await changeOne(deps, scope, id, { change: "open", overlap: 1 + Math.floor(deps.random() * 4) });
}

async function promoteSome(deps: Deps, scope: OrganizeScope): Promise<void> {
  const rule = { agreement: 0.5, judgments: 2, tolerance: 1 };
  const { items } = await previewPromotion(deps, scope, rule);
  const chosen = shuffled(deps.random, items)
    .slice(0, 2)
    .map(({ itemId, mark, answers }) => {
      return { itemId, mark, answers: answers.map((answer) => ({ ...answer, explanation: "Agreed" })) };
    });
  if (chosen.length > 0) await promoteItems(deps, scope, { items: chosen });
}

async function changeSome(deps: Deps, scope: OrganizeScope, log: CrowdLog): Promise<void> {
  const { batches } = await listBatches(deps, scope);
  const [batch] = shuffled(deps.random, batches);
  const [change] = shuffled(deps.random, batch?.changes ?? []);
  if (batch === undefined || change === undefined) return;
  await tolerating(log, change, () => changeOne(deps, scope, batch.id, detailed(deps, change)));
}

function detailed(deps: Deps, change: ShownBatch["changes"][number]): BatchChange {
  if (change !== "raise") return { change };
  const seed = Math.floor(deps.random() * 1_000);
  return { change, by: 1, share: deps.random() < 0.5 ? 1 : 0.3, seed };
}

async function changeOne(
  deps: Deps,
  scope: OrganizeScope,
  batch: string,
  change: BatchChange,
): Promise<void> {
  const { mark } = await previewBatchChange(deps, scope, { batch, change });
  await changeBatch(deps, scope, { batch, change, mark });
}

/** Gives all batches out again. */
export async function openAllBatches(deps: Deps, { slug }: Pick<CrowdPlan, "slug">): Promise<void> {
  const scope = await enterProject(deps, { kind: "system" }, slug, "organize");
  for (const { id, hold, state } of (await listBatches(deps, scope)).batches) {
    if (state === "prepared") await changeOne(deps, scope, id, { change: "open" });
    if (hold === "paused") await changeOne(deps, scope, id, { change: "resume" });
    if (hold === "stopped") await changeOne(deps, scope, id, { change: "ask_again" });
  }
}
