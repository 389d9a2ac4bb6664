import { and, asc, count, eq, gt, gte, inArray, lt, or, sql } from "drizzle-orm";
import { rawRows } from "@/db/raw-rows";
import {
  annotators,
  assignments,
  datasets,
  goldAnswers,
  hits,
  imports,
  items,
  judgments,
  payments,
  responses,
  annotatorStatusEvents,
} from "@/db/schema";
import type { Db } from "@/db/store";
import type { AssignmentKind, WithdrawalReason } from "@/server/domain/assignment/assignment";
import { onFirstGold } from "./first-gold";
import { isToJudge } from "./items";

/** Items of a dataset behind a position, in the order of import; raw rows in the order of the columns below. */
export async function itemsAfter(db: Db, datasetId: string, position: number, limit: number) {
  const query = db
    .select({
      id: items.id,
      position: items.position,
      externalId: items.externalId,
      genre: items.genre,
      groupKey: items.groupKey,
      textA: items.textA,
      textB: items.textB,
      content: items.content,
      split: items.split,
    })
    .from(items)
    .innerJoin(imports, and(eq(imports.id, items.importId), eq(imports.state, "saved")))
    .leftJoin(goldAnswers, onFirstGold(items.id))
    .where(and(eq(items.datasetId, datasetId), gt(items.position, position), isToJudge))
    .orderBy(asc(items.position))
    .limit(limit);
  const rows = await rawRows(db, query);
  return rows.map(([id, position, item, genre, group, textA, textB, content, split]) => ({
    id: id as string,
    position: position as number,
    item: item as string,
    genre: genre as string | null,
    group: group as string | null,
    textA: textA as string,
    textB: textB as string,
    // SQLite keeps JSON as text.
    content: typeof content === "string" ? (JSON.parse(content) as unknown) : content,
    split: split as string | null,
  }));
}

/** Where a page of submitted assignments ended; the next one begins behind it. */
export interface AssignmentMark {
  endedAt: number;
  id: string;
}

/**
 * Submitted assignments of a project by the time of their submission, with the HIT from 0 and what became of the
 * response; raw rows in the order of the columns below.
 */
export async function submittedAssignmentsAfter(
  db: Db,
  projectId: string,
  { endedAt, id }: AssignmentMark,
  limit: number,
) {
  const query = db
    .select({
      id: assignments.id,
      endedAt: assignments.endedAt,
      annotatorId: assignments.annotatorId,
      kind: assignments.kind,
      hit: hits.position,
      counted: responses.counted,
      withdrawn: responses.withdrawn,
      language: assignments.language,
    })
    .from(assignments)
    .leftJoin(hits, eq(hits.id, assignments.hitId))
    .leftJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(
      and(
        eq(assignments.projectId, projectId),
        eq(assignments.state, "submitted"),
        gte(assignments.endedAt, endedAt),
        or(gt(assignments.endedAt, endedAt), gt(assignments.id, id)),
      ),
    )
    .orderBy(asc(assignments.endedAt), asc(assignments.id))
    .limit(limit);
  const rows = await rawRows(db, query);
  return rows as [
    id: string,
    endedAt: number | string,
    annotatorId: string,
    kind: AssignmentKind,
    hit: number | null,
    counted: boolean | number | null,
    withdrawn: WithdrawalReason | null,
    language: string | null,
  ][];
}

/**
 * Every judgment of some assignments, as raw rows in the order of the columns below. Ids follow each other in time:
 * asked for in ascending order, what lies together on the disk is read together.
 */
export async function judgmentsOfAssignments(db: Db, assignmentIds: string[]) {
  const query = db
    .select({
      assignmentId: judgments.assignmentId,
      itemId: judgments.itemId,
      dimensionId: judgments.dimensionId,
      value: judgments.value,
      seconds: judgments.seconds,
      isGold: judgments.isGold,
      counted: judgments.counted,
      judgedAt: judgments.judgedAt,
      answer: judgments.answer,
      confidence: judgments.confidence,
      correctedAt: judgments.correctedAt,
      swapped: judgments.swapped,
    })
    .from(judgments)
    .where(inArray(judgments.assignmentId, assignmentIds));
  const rows = await rawRows(db, query);
  return rows as [
    assignmentId: string,
    itemId: string,
    dimensionId: string,
    value: number | null,
    seconds: number | null,
    isGold: boolean | number,
    counted: boolean | number,
    judgedAt: number | string,
    answer: string | null,
    confidence: number | null,
    correctedAt: number | string | null,
    swapped: boolean | number | null,
  ][];
}

/** What was shown of some assignments, in which order. */
export async function shownOfAssignments(db: Db, assignmentIds: string[]) {
  return db
    .select({ id: assignments.id, shown: assignments.shown })
    .from(assignments)
    .where(inArray(assignments.id, assignmentIds));
}

/** How many annotators came from where, by the recruiter and by the country they named. */
export async function annotatorOrigins(db: Db, projectId: string) {
  return db
    .select({ source: annotators.source, country: annotators.country, annotators: count() })
    .from(annotators)
    .where(eq(annotators.projectId, projectId))
    .groupBy(annotators.source, annotators.country);
}

/** How many annotators stand where. */
export async function annotatorStatuses(db: Db, projectId: string) {
  return db
    .select({ state: annotators.state, annotators: count() })
    .from(annotators)
    .where(eq(annotators.projectId, projectId))
    .groupBy(annotators.state);
}

/** Why each annotator who is stopped was stopped; of several stops the last one comes last. */
export async function stopCauses(db: Db, projectId: string) {
  return db
    .select({ annotatorId: annotatorStatusEvents.annotatorId, cause: annotatorStatusEvents.cause })
    .from(annotatorStatusEvents)
    .innerJoin(annotators, eq(annotators.id, annotatorStatusEvents.annotatorId))
    .where(
      and(
        eq(annotatorStatusEvents.projectId, projectId),
        eq(annotatorStatusEvents.toState, "stopped"),
        eq(annotators.state, "stopped"),
      ),
    )
    .orderBy(asc(annotatorStatusEvents.at), asc(annotatorStatusEvents.id));
}

/** Pay due and bonuses of a project, in minor units. */
export async function payOf(db: Db, projectId: string) {
  const [found] = await db
    .select({
      dueMinor: sql<number>`coalesce(sum(${payments.dueMinor}), 0)`.mapWith(Number),
      bonusMinor: sql<number>`coalesce(sum(${payments.bonusMinor}), 0)`.mapWith(Number),
    })
    .from(payments)
    .where(eq(payments.projectId, projectId));
  return found ?? { dueMinor: 0, bonusMinor: 0 };
}

/**
 * Of each dataset: items without a counted judgment, items with some but fewer than they need, all judgments.
 * @param needed judgments of an item on all its dimensions: the overlap times their number.
 */
export async function releaseCounts(db: Db, projectId: string, needed: number) {
  const perItem = db
    .select({
      itemId: items.id,
      datasetId: items.datasetId,
      counted: count(sql`case when ${judgments.counted} then 1 end`).as("counted"),
      judgments: count(judgments.itemId).as("judgments"),
    })
    .from(items)
    .innerJoin(imports, and(eq(imports.id, items.importId), eq(imports.state, "saved")))
    .leftJoin(goldAnswers, onFirstGold(items.id))
    .leftJoin(judgments, eq(judgments.itemId, items.id))
    .where(and(eq(items.projectId, projectId), isToJudge))
    .groupBy(items.id, items.datasetId)
    .as("per_item");
  return db
    .select({
      name: datasets.name,
      items: count(),
      itemsWithoutJudgments: count(sql`case when ${perItem.counted} = 0 then 1 end`),
      itemsBelowOverlap: count(
        sql`case when ${perItem.counted} > 0 and ${lt(perItem.counted, needed)} then 1 end`,
      ),
      judgments: sql<number>`sum(${perItem.judgments})`.mapWith(Number),
    })
    .from(perItem)
    .innerJoin(datasets, eq(datasets.id, perItem.datasetId))
    .groupBy(datasets.name, datasets.position)
    .orderBy(asc(datasets.position));
}
