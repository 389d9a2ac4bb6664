import type { ListedRow } from "@/db/queries/listed-annotators";
import type { ProjectRow } from "@/db/queries/projects";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import { isoInstant } from "@/server/domain/instant";
import { amountOf } from "@/server/domain/payment/amount-of";
import { shownProportion } from "@/server/services/shown-proportion";
import type { FiguresOf } from "./annotator-figures-of";

/** What annotators did, how well and how fast, and what is due to them; in the order given. */
export function describeAnnotators(
  rows: readonly ListedRow[],
  { settings }: Pick<ProjectRow, "settings">,
  figuresOf: FiguresOf,
): ListedAnnotator[] {
  return rows.map(({ behaviour, ...annotator }) => ({
    id: annotator.id,
    pseudonym: annotator.pseudonym,
    source: annotator.source,
    externalId: annotator.externalId,
    submissionId: annotator.submissionId,
    studyId: annotator.studyId,
    state: annotator.state,
    isExcluded: annotator.isExcluded,
    objects: annotator.objects,
    hits: annotator.workHitCount,
    goldRight: annotator.goldRightCount,
    goldAnswered: annotator.goldAnsweredCount,
    goldAccuracy: shownProportion(annotator.goldRightCount, annotator.goldAnsweredCount),
    ...figuresOf(annotator.id),
    longestRun: behaviour.longestRun,
    missingShare: shownProportion(behaviour.missing, behaviour.answered),
    lateHits: annotator.lateHits,
    due: amountOf(settings, annotator.dueMinor),
    joinedAt: isoInstant(annotator.joinedAt),
    lastSeenAt: isoInstant(annotator.lastSeenAt),
  }));
}
