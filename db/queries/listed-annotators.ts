import { and, asc, count, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  annotatorFigures,
  annotators,
  annotatorStatusContests,
  assignments,
  exclusions,
  judgments,
} from "@/db/schema";
import type { Db } from "@/db/store";
import type { AnnotatorFigures } from "@/server/domain/annotator/figures";
import type { AnnotatorSort, ListAnnotatorsInput } from "@/server/domain/annotator/listing";
import { failedChecks } from "./attention-checks";
import { containing } from "./containing";

/** Everybody in a project, or one of them. */
export interface Listed {
  projectId: string;
  annotatorId?: string;
}

/** The pages that were submitted after their lease had ended; written as the condition of their partial index is. */
const lateHits = sql<number>`(select count(*) from ${assignments}
  where ${assignments.annotatorId} = ${annotators.id} and state = 'submitted' and ended_at > expires_at)`;

const mayObject = inArray(annotators.state, ["paused", "stopped", "failed"]);
const isExcluded = sql<boolean>`${exclusions.id} is not null`;
const objects = sql<boolean>`${annotatorStatusContests.annotatorId} is not null and ${mayObject}`;

/** Annotators with what lists show of them, each joined with their exclusion and their objection in force, if any. */
function selectListed(db: Db) {
  const { id, pseudonym, source, externalId, submissionId, studyId, state, behaviour } = annotators;
  const { submittedCount, workHitCount, goldRightCount, goldAnsweredCount, dueMinor, joinedAt, lastSeenAt } =
    annotators;
  return db
    .select({
      ...{ id, pseudonym, source, externalId, submissionId, studyId, state, behaviour },
      ...{ submittedCount, workHitCount, goldRightCount, goldAnsweredCount, dueMinor, joinedAt, lastSeenAt },
      isExcluded: isExcluded.mapWith(Boolean),
      objects: objects.mapWith(Boolean),
      lateHits: lateHits.mapWith(Number),
    })
    .from(annotators)
    .leftJoin(exclusions, exclusionInForce)
    .leftJoin(annotatorStatusContests, openObjection);
}

const exclusionInForce = and(eq(exclusions.annotatorId, annotators.id), sql`taken_back_at is null`);
const openObjection = and(
  eq(annotatorStatusContests.annotatorId, annotators.id),
  isNull(annotatorStatusContests.answeredAt),
);

export type ListedRow = Awaited<ReturnType<typeof annotatorsOf>>[number];

/** By pseudonym. */
export async function annotatorsOf(db: Db, { projectId, annotatorId }: Listed) {
  return selectListed(db)
    .where(
      and(
        eq(annotators.projectId, projectId),
        annotatorId === undefined ? undefined : eq(annotators.id, annotatorId),
      ),
    )
    .orderBy(asc(annotators.pseudonym));
}

type Choice = Pick<ListAnnotatorsInput, "state" | "sort" | "search">;

const chosen = (projectId: string, { state, search }: Choice) =>
  and(
    eq(annotators.projectId, projectId),
    state === "all" ? undefined : state === "excluded" ? isExcluded : eq(annotators.state, state),
    containing([annotators.pseudonym, annotators.externalId], search),
  );

/** How many annotators are asked for. */
export async function countListed(db: Db, projectId: string, choice: Choice): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(annotators)
    .leftJoin(exclusions, exclusionInForce)
    .where(chosen(projectId, choice));
  return found?.n ?? 0;
}

/** What is ordered by where that takes reading all judgments: those kept, or of a small project those computed for it. */
type Figures = "stored" | readonly AnnotatorFigures[];

interface PageOf extends Choice {
  figures: Figures;
  offset: number;
  limit: number;
}

/** A part of the annotators asked for, in the order asked for; equal ones, and those without a figure, by pseudonym. */
export async function listedPage(db: Db, projectId: string, { figures, offset, limit, ...choice }: PageOf) {
  const { sort } = choice;
  const query = selectListed(db).where(chosen(projectId, choice)).limit(limit).offset(offset);
  if (sort === "id") return query.orderBy(asc(annotators.pseudonym));
  if (sort !== "agreement" && sort !== "seconds") {
    return query.orderBy(...byRank(rankOf[sort]), asc(annotators.pseudonym));
  }
  const computed = figures === "stored" ? storedFigure[sort] : givenFigure(figures, sort);
  return query
    .leftJoin(computed.table, eq(computed.annotatorId, annotators.id))
    .orderBy(...byRank(computed.rank), asc(annotators.pseudonym));
}

const byRank = (rank: SQL) => [sql`case when ${rank} is null then 1 else 0 end`, rank];

// Of the JSON of how somebody works; both engines know this operator and take its keys alike.
const behaved = (key: "longestRun" | "missing" | "answered") =>
  sql`cast(${annotators.behaviour} ->> ${sql.raw(`'${key}'`)} as integer)`;

/** What is ordered by, smaller ones first; null where there is no such figure. */
const rankOf: Record<Exclude<AnnotatorSort, "id" | "agreement" | "seconds">, SQL> = {
  objection: sql`case when ${objects} then 0 else 1 end`,
  gold: sql`1.0 * ${annotators.goldRightCount} / nullif(${annotators.goldAnsweredCount}, 0)`,
  run: sql`-${behaved("longestRun")}`,
  missing: sql`-1.0 * ${behaved("missing")} / nullif(${behaved("answered")}, 0)`,
  late: sql`-${lateHits}`,
  checks: sql`-${failedChecks}`,
  hits: sql`-${annotators.workHitCount}`,
  due: sql`-${annotators.dueMinor}`,
  seen: sql`-${annotators.lastSeenAt}`,
};

const stored = { table: annotatorFigures, annotatorId: sql`${annotatorFigures.annotatorId}` };
const storedFigure = {
  agreement: { ...stored, rank: sql`${annotatorFigures.agreementValue}` },
  seconds: { ...stored, rank: sql`${annotatorFigures.medianSeconds}` },
};

/** Figures as a table of the statement; both engines call its columns so. */
function givenFigure(figures: readonly AnnotatorFigures[], sort: "agreement" | "seconds") {
  const rows = figures.map(({ annotatorId, agreement, medianSeconds }) => {
    const figure = sort === "agreement" ? agreement.value : medianSeconds;
    return sql`(${annotatorId}, cast(${figure} as double precision))`;
  });
  const values = rows.length === 0 ? sql`(null, null)` : sql.join(rows, sql`, `);
  return {
    table: sql`(values ${values}) as given`,
    annotatorId: sql`given.column1`,
    rank: sql`given.column2`,
  };
}

const assignmentsOf = ({ projectId, annotatorId }: Listed): SQL | undefined =>
  and(
    eq(assignments.projectId, projectId),
    annotatorId === undefined ? undefined : eq(assignments.annotatorId, annotatorId),
  );

/** The seconds each item was in view. */
export async function secondsOf(db: Db, listed: Listed) {
  return db
    .select({ annotatorId: assignments.annotatorId, seconds: judgments.seconds })
    .from(assignments)
    .innerJoin(judgments, eq(judgments.assignmentId, assignments.id))
    .where(and(assignmentsOf(listed), isNotNull(judgments.seconds)));
}

/** Each value given to a work item, counted or not, beside the counted values of others on the same item. */
export async function valuesAgainstOthers(db: Db, listed: Listed) {
  const others = alias(judgments, "others");
  return db
    .select({
      annotatorId: judgments.annotatorId,
      value: sql<number>`${judgments.value}`.mapWith(Number),
      otherSum: sql<number>`sum(${others.value})`.mapWith(Number),
      otherCount: count(),
    })
    .from(assignments)
    .innerJoin(
      judgments,
      and(
        eq(judgments.assignmentId, assignments.id),
        isNotNull(judgments.value),
        eq(judgments.isGold, false),
      ),
    )
    .innerJoin(
      others,
      and(
        eq(others.itemId, judgments.itemId),
        eq(others.dimensionId, judgments.dimensionId),
        ne(others.annotatorId, judgments.annotatorId),
        eq(others.counted, true),
        isNotNull(others.value),
      ),
    )
    .where(assignmentsOf(listed))
    .groupBy(judgments.annotatorId, judgments.itemId, judgments.dimensionId, judgments.value)
    .orderBy(asc(judgments.annotatorId), asc(judgments.itemId), asc(judgments.dimensionId));
}
