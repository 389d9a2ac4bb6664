import { asc, eq } from "drizzle-orm";
import {
  annotators,
  assignments,
  exclusions,
  goldAnswerCounts,
  goldAnswers,
  goldExposures,
  hitItems,
  hits,
  itemPlaces,
  itemReports,
  itemRetirements,
  itemSpreads,
  items,
  judgments,
  metChecks,
  namedItems,
  payments,
  projects,
  replacedJudgments,
  responses,
  withheldItems,
} from "@/db/schema";
import type { Db } from "@/db/store";

/**
 * Everything about a project's work that is stored, read row by row so that no query of the product is trusted. Rows
 * come in the order of their keys: without one PostgreSQL gives them as its plan of the moment does, so that two
 * readings of the same rows could differ.
 */
export async function readCampaign(db: Db, projectId: string) {
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (project === undefined) throw new Error(`There is no project ${projectId}.`);
  const ofProject = eq(assignments.projectId, projectId);
  const pages = await db.select().from(assignments).where(ofProject).orderBy(asc(assignments.id));
  return {
    project,
    annotators: await db
      .select()
      .from(annotators)
      .where(eq(annotators.projectId, projectId))
      .orderBy(asc(annotators.pseudonym)),
    pages,
    responses: byId(
      await db
        .select({ response: responses })
        .from(responses)
        .innerJoin(assignments, eq(assignments.id, responses.assignmentId))
        .where(ofProject),
    ),
    judgments: (
      await db
        .select({ judgment: judgments })
        .from(judgments)
        .innerJoin(assignments, eq(assignments.id, judgments.assignmentId))
        .where(ofProject)
        .orderBy(judgments.itemId, judgments.annotatorId, judgments.dimensionId)
    ).map(({ judgment }) => judgment),
    exposures: await db
      .select({ annotatorId: goldExposures.annotatorId, itemId: goldExposures.itemId })
      .from(goldExposures)
      .innerJoin(annotators, eq(annotators.id, goldExposures.annotatorId))
      .where(eq(annotators.projectId, projectId))
      .orderBy(goldExposures.annotatorId, goldExposures.itemId),
    withheld: await db
      .select({ annotatorId: withheldItems.annotatorId, itemId: withheldItems.itemId })
      .from(withheldItems)
      .innerJoin(annotators, eq(annotators.id, withheldItems.annotatorId))
      .where(eq(annotators.projectId, projectId))
      .orderBy(withheldItems.annotatorId, withheldItems.itemId),
    reports: await db
      .select()
      .from(itemReports)
      .where(eq(itemReports.projectId, projectId))
      .orderBy(itemReports.assignmentId, itemReports.itemId),
    metChecks: await db
      .select()
      .from(metChecks)
      .where(eq(metChecks.projectId, projectId))
      .orderBy(metChecks.annotatorId, metChecks.checkId),
    retired: (
      await db
        .select()
        .from(itemRetirements)
        .where(eq(itemRetirements.projectId, projectId))
        .orderBy(itemRetirements.id)
    ).filter(({ takenBackAt }) => takenBackAt === null),
    replaced: (
      await db
        .select({ replaced: replacedJudgments })
        .from(replacedJudgments)
        .innerJoin(assignments, eq(assignments.id, replacedJudgments.assignmentId))
        .where(ofProject)
        .orderBy(
          replacedJudgments.assignmentId,
          replacedJudgments.itemId,
          replacedJudgments.dimensionId,
          replacedJudgments.revision,
        )
    ).map(({ replaced }) => replaced),
    exclusions: await db
      .select()
      .from(exclusions)
      .where(eq(exclusions.projectId, projectId))
      .orderBy(exclusions.id),
    payments: await db
      .select()
      .from(payments)
      .where(eq(payments.projectId, projectId))
      .orderBy(payments.assignmentId),
    hits: await db.select().from(hits).where(eq(hits.projectId, projectId)).orderBy(hits.id),
    hitItems: (
      await db
        .select({ place: hitItems })
        .from(hitItems)
        .innerJoin(hits, eq(hits.id, hitItems.hitId))
        .where(eq(hits.projectId, projectId))
        .orderBy(hitItems.hitId, hitItems.position)
    ).map(({ place }) => place),
    items: await db.select().from(items).where(eq(items.projectId, projectId)).orderBy(items.id),
    itemPlaces: await db
      .select()
      .from(itemPlaces)
      .where(eq(itemPlaces.projectId, projectId))
      .orderBy(itemPlaces.itemId),
    spreads: (
      await db
        .select({ spread: itemSpreads })
        .from(itemSpreads)
        .innerJoin(items, eq(items.id, itemSpreads.itemId))
        .where(eq(items.projectId, projectId))
        .orderBy(itemSpreads.itemId, itemSpreads.dimensionId)
    ).map(({ spread }) => spread),
    knownAnswers: await db
      .select()
      .from(goldAnswers)
      .where(eq(goldAnswers.projectId, projectId))
      .orderBy(goldAnswers.itemId, goldAnswers.dimensionId),
    goldAnswers: (
      await db
        .select({ counted: goldAnswerCounts })
        .from(goldAnswerCounts)
        .innerJoin(items, eq(items.id, goldAnswerCounts.itemId))
        .where(eq(items.projectId, projectId))
        .orderBy(
          goldAnswerCounts.itemId,
          goldAnswerCounts.dimensionId,
          goldAnswerCounts.given,
          goldAnswerCounts.grade,
        )
    ).map(({ counted }) => counted),
    named: await db
      .select({ itemId: namedItems.itemId, annotatorId: annotators.id })
      .from(namedItems)
      .innerJoin(items, eq(items.id, namedItems.itemId))
      .leftJoin(annotators, eq(annotators.invitationId, namedItems.invitationId))
      .where(eq(items.projectId, projectId))
      .orderBy(namedItems.itemId, annotators.id),
  };
}

export type CampaignRecords = Awaited<ReturnType<typeof readCampaign>>;
export type Page = CampaignRecords["pages"][number];
type Response = typeof responses.$inferSelect;

const byId = (rows: { response: Response }[]): Map<string, Response> =>
  new Map(rows.map(({ response }) => [response.assignmentId, response]));
