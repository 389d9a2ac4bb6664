import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, max, or, sql } from "drizzle-orm";
import {
  adjudications,
  agreementPoints,
  annotators,
  assignments,
  datasets,
  dimensions,
  exclusions,
  goldAnswers,
  imports,
  itemRetirements,
  items,
  judgments,
  projects,
  replacedResponses,
  responses,
  annotatorStatusEvents,
} from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import { isOfItemInForce } from "./item-retirements";
import type { ShownEstimate } from "@/server/domain/estimate";

// Read from the index judgments_values, whose condition has these words.
const isCountedWork = sql`counted and not is_gold`;

/** Counted judgments of work items, on all dimensions. Reads all of them, which is for the calculating process. */
export async function countWorkJudgments(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(judgments)
    .innerJoin(dimensions, eq(dimensions.id, judgments.dimensionId))
    .where(and(eq(dimensions.projectId, projectId), isCountedWork));
  return found?.n ?? 0;
}

/** The same up to `most`, for those who need to know no more. */
export async function countSomeWorkJudgments(db: Db, projectId: string, most: number): Promise<number> {
  const found = await db
    .select({ itemId: judgments.itemId })
    .from(judgments)
    .innerJoin(dimensions, eq(dimensions.id, judgments.dimensionId))
    .where(and(eq(dimensions.projectId, projectId), isCountedWork))
    .limit(most);
  return found.length;
}

/** Whether pages of work came in since a moment that brought judgments which counted then. */
export async function hasCountedSince(db: Db, projectId: string, since: number): Promise<boolean> {
  const found = await db
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(
      and(
        eq(assignments.projectId, projectId),
        eq(assignments.kind, "work"),
        eq(assignments.state, "submitted"),
        gte(assignments.endedAt, since),
        gt(responses.countedItemCount, 0),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Whether somebody's status changed since a moment, by which judgments may have stopped or begun to count. */
export async function hasAnnotatorStatusChangedSince(
  db: Db,
  projectId: string,
  since: number,
): Promise<boolean> {
  const found = await db
    .select({ id: annotatorStatusEvents.id })
    .from(annotatorStatusEvents)
    .where(and(eq(annotatorStatusEvents.projectId, projectId), gte(annotatorStatusEvents.at, since)))
    .limit(1);
  return found.length > 0;
}

/** How many work items were judged at least twice on a dimension, up to `most`. */
export async function countJudgedTwice(db: Db, dimensionId: string, most: number): Promise<number> {
  const found = await db
    .select({ itemId: judgments.itemId })
    .from(judgments)
    .where(and(eq(judgments.dimensionId, dimensionId), isCountedWork, isOfItemInForce))
    .groupBy(judgments.itemId)
    .having(sql`count(${judgments.value}) >= 2`)
    .limit(most);
  return found.length;
}

/** The names of a project's datasets, in order. */
export async function datasetNames(db: Db, projectId: string) {
  return db
    .select({ id: datasets.id, name: datasets.name })
    .from(datasets)
    .where(eq(datasets.projectId, projectId))
    .orderBy(asc(datasets.position), asc(datasets.id));
}

/** The files that were imported, in order. */
export async function importNames(db: Db, projectId: string) {
  return db
    .select({ id: imports.id, name: imports.fileName })
    .from(imports)
    .where(and(eq(imports.projectId, projectId), eq(imports.state, "saved")))
    .orderBy(asc(imports.createdAt), asc(imports.id));
}

/** What these items are called, by id. */
export async function itemNames(db: Db, itemIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: items.id, name: items.externalId })
    .from(items)
    .where(inArray(items.id, [...itemIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Everybody in a project as agreement tells of them, by pseudonym. */
export async function describedPeople(db: Db, projectId: string) {
  return db
    .select({
      id: annotators.id,
      pseudonym: annotators.pseudonym,
      state: annotators.state,
      hits: annotators.workHitCount,
      goldRight: annotators.goldRightCount,
      goldAnswered: annotators.goldAnsweredCount,
    })
    .from(annotators)
    .where(eq(annotators.projectId, projectId))
    .orderBy(asc(annotators.pseudonym));
}

/** The values of work items that were left out because their annotator was excluded. */
export async function excludedValues(db: Db, projectId: string, dimensionId: string) {
  return db
    .select({
      annotatorId: judgments.annotatorId,
      itemId: judgments.itemId,
      value: sql<number>`${judgments.value}`.mapWith(Number),
    })
    .from(exclusions)
    .innerJoin(assignments, eq(assignments.annotatorId, exclusions.annotatorId))
    .innerJoin(
      responses,
      and(eq(responses.assignmentId, assignments.id), eq(responses.withdrawn, "excluded")),
    )
    .innerJoin(judgments, eq(judgments.assignmentId, assignments.id))
    .where(
      and(
        eq(exclusions.projectId, projectId),
        // The partial index of exclusions in force has these words.
        sql`taken_back_at is null`,
        eq(judgments.dimensionId, dimensionId),
        eq(judgments.isGold, false),
        isNotNull(judgments.value),
      ),
    )
    .orderBy(asc(judgments.annotatorId), asc(judgments.itemId));
}

/** The known answer of each gold item that is used at work, beside the sum and number of the values given to it that count. */
export async function goldWithSums(db: Db, projectId: string, dimensionId: string) {
  return db
    .select({
      item: items.externalId,
      gold: goldAnswers.answer,
      sum: sql<number | null>`sum(${judgments.value})`,
      n: count(judgments.value),
    })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .leftJoin(
      judgments,
      and(
        eq(judgments.itemId, goldAnswers.itemId),
        eq(judgments.dimensionId, goldAnswers.dimensionId),
        eq(judgments.counted, true),
        // What was promoted is right because people judged it so, and says nothing of these judgments.
        or(isNull(items.promotedAt), eq(judgments.isGold, true)),
      ),
    )
    .where(
      and(
        eq(goldAnswers.projectId, projectId),
        eq(goldAnswers.dimensionId, dimensionId),
        eq(goldAnswers.use, "work"),
        eq(goldAnswers.enabled, true),
      ),
    )
    .groupBy(items.id, items.externalId, goldAnswers.answer)
    .orderBy(asc(items.externalId), asc(items.id));
}

/** When something was last excluded, decided, retired or taken back, or corrected; null if never. */
export async function lastOutcomeChange(db: Db, projectId: string): Promise<number | null> {
  const [excluded] = await db
    .select({ made: max(exclusions.excludedAt), undone: max(exclusions.takenBackAt) })
    .from(exclusions)
    .where(eq(exclusions.projectId, projectId));
  const [decided] = await db
    .select({ made: max(adjudications.decidedAt), undone: max(adjudications.undoneAt) })
    .from(adjudications)
    .where(eq(adjudications.projectId, projectId));
  const [retired] = await db
    .select({ made: max(itemRetirements.retiredAt), undone: max(itemRetirements.takenBackAt) })
    .from(itemRetirements)
    .where(eq(itemRetirements.projectId, projectId));
  const [corrected] = await db
    .select({ made: max(replacedResponses.replacedAt) })
    .from(replacedResponses)
    .innerJoin(assignments, eq(assignments.id, replacedResponses.assignmentId))
    .where(eq(assignments.projectId, projectId));
  const moments = [
    ...[excluded?.made, excluded?.undone, decided?.made, decided?.undone],
    ...[retired?.made, retired?.undone, corrected?.made],
  ].filter((moment) => moment !== null && moment !== undefined);
  return moments.length === 0 ? null : Math.max(...moments);
}

type PointRow = Omit<typeof agreementPoints.$inferInsert, "alpha"> & { figure: ShownEstimate };

/** Notes agreement after so many judgments; what was noted for as many before gives way. */
export async function upsertPoint(tx: Tx, row: PointRow): Promise<void> {
  const { figure: alpha, interTagger, at } = row;
  await tx
    .insert(agreementPoints)
    .values({ ...row, alpha })
    .onConflictDoUpdate({
      target: [agreementPoints.projectId, agreementPoints.judgmentCount],
      set: { alpha, interTagger, at },
    });
}

/** Takes the whole course of a project's agreement away. */
export async function dropPoints(tx: Tx, projectId: string): Promise<void> {
  await tx.delete(agreementPoints).where(eq(agreementPoints.projectId, projectId));
}

const point = {
  judgmentCount: agreementPoints.judgmentCount,
  figure: agreementPoints.alpha,
  interTagger: agreementPoints.interTagger,
  at: agreementPoints.at,
};

/** The course of agreement, oldest first. */
export async function pointsOf(db: Db, projectId: string) {
  return db
    .select(point)
    .from(agreementPoints)
    .where(eq(agreementPoints.projectId, projectId))
    .orderBy(asc(agreementPoints.at), asc(agreementPoints.judgmentCount));
}

/** Agreement as it was noted last. */
export async function latestPoint(db: Db, projectId: string) {
  const [found] = await db
    .select(point)
    .from(agreementPoints)
    .where(eq(agreementPoints.projectId, projectId))
    .orderBy(desc(agreementPoints.at), desc(agreementPoints.judgmentCount))
    .limit(1);
  return found;
}

/** The projects that were launched and may still change, with what agreement depends on. */
export async function projectsToWatch(db: Db) {
  return db
    .select({
      id: projects.id,
      state: projects.state,
      taskType: projects.taskType,
      settings: projects.settings,
    })
    .from(projects)
    .where(inArray(projects.state, ["live", "paused", "closed"]))
    .orderBy(asc(projects.id));
}
