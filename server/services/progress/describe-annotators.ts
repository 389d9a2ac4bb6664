import { excludedNow } from "@/db/queries/exclusions";
import {
  annotatorsOf,
  latePages,
  secondsOf,
  valuesAgainstOthers,
  type Listed,
} from "@/db/queries/listed-annotators";
import { readProject } from "@/db/queries/projects";
import { openObjections } from "@/db/queries/standing-history";
import type { Db } from "@/db/store";
import type { ListedAnnotator } from "@/server/domain/annotator/listing";
import { groupBy } from "@/server/domain/group-by";
import { isoInstant } from "@/server/domain/instant";
import { amountOf } from "@/server/domain/payment/amount-of";
import { agreementWithOthers } from "@/server/domain/standing/agreement-with-others";
import { shownProportion } from "@/server/services/shown-proportion";
import { median } from "@/server/stats/median";

/** What annotators did, how well and how fast, and what is due to them; by pseudonym. Grows with their judgments. */
export async function describeAnnotators(db: Db, listed: Listed): Promise<ListedAnnotator[]> {
  const { settings } = await readProject(db, listed.projectId);
  const seconds = byAnnotator(await secondsOf(db, listed));
  const values = byAnnotator(await valuesAgainstOthers(db, listed));
  const objecting = new Set(await openObjections(db, listed.projectId));
  const late = await latePages(db, listed);
  const excluded = await excludedNow(db, listed.projectId);
  return (await annotatorsOf(db, listed)).map(({ behaviour, ...annotator }) => ({
    id: annotator.id,
    pseudonym: annotator.pseudonym,
    source: annotator.source,
    externalId: annotator.externalId,
    state: annotator.state,
    isExcluded: excluded.has(annotator.id),
    objects: objecting.has(annotator.id),
    hits: annotator.submittedCount,
    goldRight: annotator.goldRightCount,
    goldAnswered: annotator.goldAnsweredCount,
    goldAccuracy: shownProportion(annotator.goldRightCount, annotator.goldAnsweredCount),
    agreement: agreementWithOthers(values.get(annotator.id) ?? []),
    medianSeconds: median((seconds.get(annotator.id) ?? []).map((one) => one.seconds)).value,
    longestRun: behaviour.longestRun,
    missingShare: shownProportion(behaviour.missing, behaviour.answered),
    latePages: late.get(annotator.id) ?? 0,
    due: amountOf(settings, annotator.dueMinor),
    joinedAt: isoInstant(annotator.joinedAt),
    lastSeenAt: isoInstant(annotator.lastSeenAt),
  }));
}

function byAnnotator<T extends { annotatorId: string }>(rows: readonly T[]): Map<string, T[]> {
  return new Map(
    groupBy(rows, ({ annotatorId }) => annotatorId).map((group) => [group[0].annotatorId, group]),
  );
}
