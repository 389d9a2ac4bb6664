import { excludedNow } from "@/db/queries/exclusions";
import { annotatorsOf, lateHits, type Listed } from "@/db/queries/listed-annotators";
import { readProject } from "@/db/queries/projects";
import { openObjections } from "@/db/queries/annotator-status-history";
import type { Db } from "@/db/store";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import { isoInstant } from "@/server/domain/instant";
import { amountOf } from "@/server/domain/payment/amount-of";
import { shownProportion } from "@/server/services/shown-proportion";
import type { FiguresOf } from "./annotator-figures-of";

/** What annotators did, how well and how fast, and what is due to them; by pseudonym. */
export async function describeAnnotators(
  db: Db,
  listed: Listed,
  figuresOf: FiguresOf,
): Promise<ListedAnnotator[]> {
  const { settings } = await readProject(db, listed.projectId);
  const objecting = new Set(await openObjections(db, listed.projectId));
  const late = await lateHits(db, listed);
  const excluded = await excludedNow(db, listed.projectId);
  return (await annotatorsOf(db, listed)).map(({ behaviour, ...annotator }) => ({
    id: annotator.id,
    pseudonym: annotator.pseudonym,
    source: annotator.source,
    externalId: annotator.externalId,
    submissionId: annotator.submissionId,
    studyId: annotator.studyId,
    state: annotator.state,
    isExcluded: excluded.has(annotator.id),
    objects: objecting.has(annotator.id),
    hits: annotator.workHitCount,
    goldRight: annotator.goldRightCount,
    goldAnswered: annotator.goldAnsweredCount,
    goldAccuracy: shownProportion(annotator.goldRightCount, annotator.goldAnsweredCount),
    ...figuresOf(annotator.id),
    longestRun: behaviour.longestRun,
    missingShare: shownProportion(behaviour.missing, behaviour.answered),
    lateHits: late.get(annotator.id) ?? 0,
    due: amountOf(settings, annotator.dueMinor),
    joinedAt: isoInstant(annotator.joinedAt),
    lastSeenAt: isoInstant(annotator.lastSeenAt),
  }));
}
