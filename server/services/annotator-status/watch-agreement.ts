import { lockAnnotator } from "@/db/queries/annotators";
import { leaseOf } from "@/db/queries/assignments";
import { liveProjects, seenAfter, type SeenPlace } from "@/db/queries/agreement-watch";
import type { Deps } from "@/server/deps";
import type { BehaviourRule } from "@/server/domain/policy/policies";
import { judgeBehaviour } from "@/server/domain/stopping/judge-behaviour";
import { applyStoppingDecision, verdictOn } from "./internal/evaluate-stopping";
import { recentAgreement } from "./internal/recent-agreement";

/** So many people of a project are looked at in a turn; the others' turn comes with the next. */
const peoplePerTurn = 20;

/** A submission that is still being stored may carry a time this long past. */
const settledMs = 5_000;

/** By project, how far the list of those seen has been gone through. A lost place only looks at people again. */
export type WatchPlaces = Map<string, SeenPlace>;

const start: SeenPlace = { lastSeenAt: -1, annotatorId: "" };

/**
 * Looks at how those agree with the others who worked since they were last looked at, in every live project with a
 * rule about it, and warns, pauses or stops as the rule says. A bounded number of people a turn; never part of an
 * annotator's request.
 */
export async function watchAgreement(deps: Deps, places: WatchPlaces): Promise<void> {
  for (const { projectId, settings } of await liveProjects(deps.store.read)) {
    const rule = settings.stopping.behaviour.find(({ figure }) => figure === "agreement");
    if (rule === undefined) continue;
    const next = await seenAfter(deps.store.read, projectId, {
      place: places.get(projectId) ?? start,
      until: deps.now() - settledMs,
      limit: peoplePerTurn,
    });
    for (const { annotatorId, clearedAt, behaviour, lastSeenAt } of next) {
      if (behaviour.judged >= rule.minItems) await look(deps, rule, { annotatorId, clearedAt });
      places.set(projectId, { lastSeenAt, annotatorId });
    }
  }
}

/** An agreement on fewer items than the rule asks for says nothing yet, however many items were judged. */
async function look(
  deps: Deps,
  rule: BehaviourRule,
  { annotatorId, clearedAt }: { annotatorId: string; clearedAt: number | null },
): Promise<void> {
  const { r, items } = await recentAgreement(deps.store.read, annotatorId, clearedAt ?? 0);
  if (r === null || items < rule.minItems || r >= rule.bound) return;
  await deps.store.write(async (tx) => {
    const [annotator] = await lockAnnotator(tx, { annotatorId });
    if (annotator?.state !== "working" || annotator.projectState !== "live") return;
    // The behaviour begins anew when an organizer lets somebody go on, so that this look does not outlive that.
    const broken = judgeBehaviour([rule], annotator.behaviour, r);
    const verdict = await verdictOn(tx, annotator, broken);
    // A warning is told with the reply to the page they hold; who holds none is looked at when they do.
    if (verdict.warning !== undefined && (await leaseOf(tx, { annotatorId })).length === 0) return;
    await applyStoppingDecision(deps, tx, annotator, verdict);
  });
}
