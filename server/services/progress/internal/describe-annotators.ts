import { countChecksByPerson } from "@/db/queries/attention-checks";
import type { ListedRow } from "@/db/queries/listed-annotators";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { inChunks } from "@/server/domain/in-chunks";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import { isoInstant } from "@/server/domain/instant";
import { amountOf } from "@/server/domain/payment/amount-of";
import { shownProportion } from "@/server/services/shown-proportion";
import type { FiguresOf } from "./annotator-figures-of";

interface Described {
  project: Pick<ProjectRow, "settings" | "id">;
  figuresOf: FiguresOf;
}

/** What annotators did, how well and how fast, and what is due to them; in the order given. */
export async function describeAnnotators(
  db: Db,
  rows: readonly ListedRow[],
  { project: { id: projectId, settings }, figuresOf }: Described,
): Promise<ListedAnnotator[]> {
  const checksOf = await checksBy(db, projectId, rows);
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
    ...checksOf(annotator.id),
    ...figuresOf(annotator.id),
    longestRun: behaviour.longestRun,
    missingShare: shownProportion(behaviour.missing, behaviour.answered),
    lateHits: annotator.lateHits,
    due: amountOf(settings, annotator.dueMinor),
    joinedAt: isoInstant(annotator.joinedAt),
    lastSeenAt: isoInstant(annotator.lastSeenAt),
  }));
}

async function checksBy(db: Db, projectId: string, rows: readonly ListedRow[]) {
  const annotatorIds = rows.map(({ id }) => id);
  const counts = new Map<string, Pick<ListedAnnotator, "checksPassed" | "checksFailed">>();
  for (const some of inChunks(annotatorIds)) {
    for (const { annotatorId, passed, failed } of await countChecksByPerson(db, {
      projectId,
      annotatorIds: some,
    })) {
      counts.set(annotatorId, { checksPassed: passed, checksFailed: failed });
    }
  }
  return (annotatorId: string) => counts.get(annotatorId) ?? { checksPassed: 0, checksFailed: 0 };
}
