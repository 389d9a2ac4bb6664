import { and, asc, eq, gte, inArray, isNull, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { forUpdate } from "@/db/lock";
import { adjudications, datasets, dimensions, items, users } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { AdjudicationDecision } from "@/server/domain/adjudication/adjudication";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import { adjudicationOutcome } from "@/server/domain/adjudication/adjudication-outcome";
import { groupBy } from "@/server/domain/group-by";
import { readProject } from "./projects";

const undoers = alias(users, "undoers");

/** Every decision of a project, also those undone, with the names of who decided and undid; in the order in which they were made. */
export async function adjudicationLog(db: Db, projectId: string) {
  return db
    .select({
      id: adjudications.id,
      itemId: adjudications.itemId,
      externalId: items.externalId,
      dataset: datasets.name,
      dimensionId: adjudications.dimensionId,
      dimension: dimensions.name,
      round: adjudications.round,
      decision: adjudications.decision,
      reason: adjudications.reason,
      note: adjudications.note,
      shownOrder: adjudications.shownOrder,
      judgedValues: adjudications.judgedValues,
      userId: adjudications.userId,
      by: users.name,
      decidedAt: adjudications.decidedAt,
      undoneBy: undoers.name,
      undoneAt: adjudications.undoneAt,
    })
    .from(adjudications)
    .innerJoin(items, eq(items.id, adjudications.itemId))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .innerJoin(dimensions, eq(dimensions.id, adjudications.dimensionId))
    .innerJoin(users, eq(users.id, adjudications.userId))
    .leftJoin(undoers, eq(undoers.id, adjudications.undoneByUserId))
    .where(eq(adjudications.projectId, projectId))
    .orderBy(asc(adjudications.decidedAt), asc(adjudications.id));
}

/** Decisions that were not undone, of the whole project; no round of an item twice. */
export async function annotatorStatusDecisions(db: Db, projectId: string) {
  return db
    .select({
      id: adjudications.id,
      itemId: adjudications.itemId,
      dimensionId: adjudications.dimensionId,
      round: adjudications.round,
      decision: adjudications.decision,
      userId: adjudications.userId,
    })
    .from(adjudications)
    .where(and(eq(adjudications.projectId, projectId), isNull(adjudications.undoneAt)))
    .orderBy(asc(adjudications.decidedAt), asc(adjudications.id));
}

/**
 * What holds now, by `adjudicationKey` of the item and dimension: under the project's policy, items that wait for a
 * second person or for somebody to settle a difference are not among them.
 */
export async function settledAdjudications(
  db: Db,
  projectId: string,
): Promise<Map<string, AdjudicationDecision>> {
  const { adjudication } = (await readProject(db, projectId)).settings;
  const settled = new Map<string, AdjudicationDecision>();
  for (const decisions of groupBy(await annotatorStatusDecisions(db, projectId), adjudicationKey)) {
    const outcome = adjudicationOutcome(decisions, adjudication);
    if (outcome.state === "settled") settled.set(adjudicationKey(decisions[0]), outcome.decision);
  }
  return settled;
}

/** The decisions about one item on one dimension that were not undone, in the order in which they were made. */
export async function decisionsOn(db: Db, { itemId, dimensionId }: { itemId: string; dimensionId: string }) {
  return db
    .select({
      id: adjudications.id,
      userId: adjudications.userId,
      round: adjudications.round,
      decision: adjudications.decision,
      reason: adjudications.reason,
      note: adjudications.note,
    })
    .from(adjudications)
    .where(
      and(
        eq(adjudications.itemId, itemId),
        eq(adjudications.dimensionId, dimensionId),
        isNull(adjudications.undoneAt),
      ),
    )
    .orderBy(asc(adjudications.decidedAt), asc(adjudications.id));
}

/** The item, held until the transaction ends, so that of two who decide it one comes after the other. */
export async function lockItemToDecide(tx: Tx, projectId: string, itemId: string) {
  const [found] = await forUpdate(
    tx
      .select({ externalId: items.externalId, content: items.content })
      .from(items)
      .where(and(eq(items.id, itemId), eq(items.projectId, projectId))),
  );
  return found;
}

export async function insertAdjudication(tx: Tx, row: typeof adjudications.$inferInsert): Promise<void> {
  await tx.insert(adjudications).values(row);
}

/** A decision of a project that was not undone. */
export async function findDecision(db: Db, projectId: string, id: string) {
  const [found] = await db
    .select({ userId: adjudications.userId, externalId: items.externalId })
    .from(adjudications)
    .innerJoin(items, eq(items.id, adjudications.itemId))
    .where(
      and(eq(adjudications.id, id), eq(adjudications.projectId, projectId), isNull(adjudications.undoneAt)),
    );
  return found;
}

/** Undoes a decision; false where somebody else was quicker. */
export async function undoAdjudication(
  tx: Tx,
  id: string,
  undone: { undoneByUserId: string; undoneAt: number },
): Promise<boolean> {
  const changed = await tx
    .update(adjudications)
    .set(undone)
    .where(and(eq(adjudications.id, id), isNull(adjudications.undoneAt)))
    .returning({ id: adjudications.id });
  return changed.length > 0;
}

/** Names of those who decided something since a moment, one person left out. */
export async function decidersSince(
  db: Db,
  projectId: string,
  { since, otherThan }: { since: number; otherThan: string },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: users.id, name: users.name })
    .from(adjudications)
    .innerJoin(users, eq(users.id, adjudications.userId))
    .where(
      and(
        eq(adjudications.projectId, projectId),
        gte(adjudications.decidedAt, since),
        ne(adjudications.userId, otherThan),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ name }) => name);
}

/** Deletes all decisions about items, undone ones too. */
export async function deleteDecisionsOn(tx: Tx, itemIds: string[]): Promise<void> {
  await tx.delete(adjudications).where(inArray(adjudications.itemId, itemIds));
}

/** Takes somebody's judgments out of what adjudicators of a project were shown; whoever is erased at that moment comes after. */
export async function dropFromAdjudications(
  tx: Tx,
  { annotatorId, projectId }: { annotatorId: string; projectId: string },
): Promise<void> {
  const shown = await forUpdate(
    tx
      .select({ id: adjudications.id, order: adjudications.shownOrder, values: adjudications.judgedValues })
      .from(adjudications)
      .where(eq(adjudications.projectId, projectId))
      .orderBy(asc(adjudications.id)),
  );
  for (const { id, order, values } of shown) {
    const at = order.indexOf(annotatorId);
    if (at < 0) continue;
    const without = <T>(list: T[]) => list.filter((_, place) => place !== at);
    await tx
      .update(adjudications)
      .set({ shownOrder: without(order), judgedValues: without(values) })
      .where(eq(adjudications.id, id));
  }
}
