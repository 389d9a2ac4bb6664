import { annotatorsOf, secondsByAnnotator } from "@/db/queries/listed-annotators";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { amountOf } from "@/server/domain/payment/amount-of";
import { shownProportion } from "@/server/services/shown-proportion";
import { median } from "@/server/stats/median";

/** Everybody who joined a project, by pseudonym, with what they did and what is due to them. */
export async function listAnnotators(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
): Promise<ListedAnnotator[]> {
  const db = deps.store.read;
  const { settings } = await readProject(db, scope.projectId);
  const seconds = await secondsByAnnotator(db, scope.projectId);
  return (await annotatorsOf(db, scope.projectId)).map((annotator) => ({
    id: annotator.id,
    pseudonym: annotator.pseudonym,
    source: annotator.source,
    externalId: annotator.externalId,
    state: annotator.state,
    hits: annotator.submittedCount,
    goldRight: annotator.goldRightCount,
    goldAnswered: annotator.goldAnsweredCount,
    goldAccuracy: shownProportion(annotator.goldRightCount, annotator.goldAnsweredCount),
    medianSeconds: median(seconds.get(annotator.id) ?? []).value,
    due: amountOf(settings, annotator.dueMinor),
    joinedAt: isoInstant(annotator.joinedAt),
    lastSeenAt: isoInstant(annotator.lastSeenAt),
  }));
}
