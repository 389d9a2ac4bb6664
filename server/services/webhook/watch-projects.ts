import { lastWorkOf, noteCompletion, noteStall, watchingWebhooks } from "@/db/queries/webhooks";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import { readJudged } from "@/server/services/progress/internal/read-judged";
import { putDown } from "./internal/tell-webhooks";

const minuteMs = 60_000;

type Watching = Awaited<ReturnType<typeof watchingWebhooks>>[number];

/** Tells webhooks of what nobody does at one moment: that no work comes in, and that all of it is there. */
export async function watchProjects(deps: Deps): Promise<void> {
  for (const watching of await watchingWebhooks(deps.store.read)) {
    const { events } = watching.webhook;
    if (events.includes("stall")) await lookForStall(deps, watching);
    if (events.includes("completion")) await lookForCompletion(deps, watching);
  }
}

async function lookForStall(deps: Deps, { webhook, project }: Watching): Promise<void> {
  if (project.state !== "live") return;
  const db = deps.store.read;
  const since = (await lastWorkOf(db, project.id)) ?? project.launchedAt;
  if (since === null || since > deps.now() - webhook.stallMinutes * minuteMs) return;
  if (webhook.stalledSince === since) return;
  const { judgments } = await readJudged(db, project);
  if (judgments.done >= judgments.needed) return;
  const data = { lastWorkAt: isoInstant(since), minutes: webhook.stallMinutes, judgments };
  await deps.store.write(async (tx) => {
    if (await noteStall(tx, webhook.id, since)) {
      await putDown(deps, tx, webhook, { event: "stall", project: project.slug, data });
    }
  });
}

/** Judgments that are excluded later are missing again; then it is told once more when they are there. */
async function lookForCompletion(deps: Deps, { webhook, project }: Watching): Promise<void> {
  const { judgments } = await readJudged(deps.store.read, project);
  const isComplete = judgments.needed > 0 && judgments.done >= judgments.needed;
  if (isComplete === (webhook.completedAt !== null)) return;
  await deps.store.write(async (tx) => {
    const isNew = await noteCompletion(tx, webhook.id, isComplete ? deps.now() : null);
    if (isNew && isComplete) {
      await putDown(deps, tx, webhook, { event: "completion", project: project.slug, data: { judgments } });
    }
  });
}
