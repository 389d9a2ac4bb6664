import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, max, sql } from "drizzle-orm";
import { assignments, events, memberships, projects, webhookDeliveries, webhooks } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export type WebhookRow = typeof webhooks.$inferSelect;

export async function insertWebhook(tx: Tx, row: typeof webhooks.$inferInsert): Promise<void> {
  await tx.insert(webhooks).values(row);
}

/** The webhooks of a project, the oldest first. */
export async function webhooksOf(db: Db, projectId: string): Promise<WebhookRow[]> {
  return db.select().from(webhooks).where(eq(webhooks.projectId, projectId)).orderBy(asc(webhooks.id));
}

/** The address of the project that a webhook is of. */
export async function projectOfWebhook(db: Db, webhookId: string): Promise<string | null> {
  const [found] = await db
    .select({ slug: projects.slug })
    .from(webhooks)
    .innerJoin(projects, eq(projects.id, webhooks.projectId))
    .where(eq(webhooks.id, webhookId));
  return found?.slug ?? null;
}

/** The addresses of the projects that a person may organize and that have webhooks; @param only the one to look at. */
export async function projectsWithWebhooks(db: Db, userId: string, only: string | null): Promise<string[]> {
  const found = await db
    .selectDistinct({ slug: projects.slug })
    .from(webhooks)
    .innerJoin(projects, eq(projects.id, webhooks.projectId))
    .innerJoin(memberships, eq(memberships.projectId, projects.id))
    .where(
      and(
        eq(memberships.userId, userId),
        inArray(memberships.role, ["owner", "organizer"]),
        only === null ? undefined : eq(projects.id, only),
      ),
    );
  return found.map(({ slug }) => slug);
}

export async function findWebhook(db: Db, projectId: string, webhookId: string) {
  const [found] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, webhookId), eq(webhooks.projectId, projectId)));
  return found;
}

export async function deleteWebhook(tx: Tx, webhookId: string): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.id, webhookId));
}

/** Disables a webhook, or sets it to work again. @returns whether that changed anything. */
export async function disableWebhook(tx: Tx, webhookId: string, now: number): Promise<boolean> {
  const changed = await tx
    .update(webhooks)
    .set({ disabledAt: now })
    .where(and(eq(webhooks.id, webhookId), isNull(webhooks.disabledAt)))
    .returning({ id: webhooks.id });
  return changed.length > 0;
}

export async function enableWebhook(tx: Tx, webhookId: string): Promise<void> {
  await tx.update(webhooks).set({ disabledAt: null }).where(eq(webhooks.id, webhookId));
}

/** Webhooks that are told, with their projects, where those are at work. */
export async function watchingWebhooks(db: Db) {
  return db
    .select({ webhook: webhooks, project: projects })
    .from(webhooks)
    .innerJoin(projects, eq(projects.id, webhooks.projectId))
    .where(and(isNull(webhooks.disabledAt), inArray(projects.state, ["live", "paused", "closed"])))
    .orderBy(asc(webhooks.id));
}

/** When work of a project last came in, or was opened again. */
export async function lastWorkOf(db: Db, projectId: string): Promise<number | null> {
  const [submitted] = await db
    .select({ at: max(assignments.endedAt) })
    .from(assignments)
    .where(and(eq(assignments.projectId, projectId), eq(assignments.state, "submitted")));
  const [opened] = await db
    .select({ at: max(events.at) })
    .from(events)
    .where(
      and(eq(events.projectId, projectId), inArray(events.kind, ["project_launched", "project_resumed"])),
    );
  const known = [submitted?.at, opened?.at].filter((at) => at !== null && at !== undefined);
  return known.length === 0 ? null : Math.max(...known);
}

/** Notes what a webhook was told of; false where another process was quicker. */
export async function noteStall(tx: Tx, webhookId: string, since: number): Promise<boolean> {
  const noted = await tx
    .update(webhooks)
    .set({ stalledSince: since })
    .where(and(eq(webhooks.id, webhookId), sql`coalesce(${webhooks.stalledSince}, -1) <> ${since}`))
    .returning({ id: webhooks.id });
  return noted.length > 0;
}

export async function noteCompletion(tx: Tx, webhookId: string, at: number | null): Promise<boolean> {
  const before = at === null ? sql`${webhooks.completedAt} is not null` : isNull(webhooks.completedAt);
  const noted = await tx
    .update(webhooks)
    .set({ completedAt: at })
    .where(and(eq(webhooks.id, webhookId), before))
    .returning({ id: webhooks.id });
  return noted.length > 0;
}

/** Has the webhooks of a project told once more when all judgments are there, as more are wanted now. */
export async function forgetCompletion(tx: Tx, projectId: string): Promise<void> {
  await tx
    .update(webhooks)
    .set({ completedAt: null })
    .where(and(eq(webhooks.projectId, projectId), isNotNull(webhooks.completedAt)));
}

export async function insertDelivery(tx: Tx, row: typeof webhookDeliveries.$inferInsert): Promise<void> {
  await tx.insert(webhookDeliveries).values(row);
}

/** What a webhook was told, the newest first, before one of these. */
export async function deliveriesOf(
  db: Db,
  webhookId: string,
  { before, limit }: { before: string | null; limit: number },
) {
  return db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        before === null ? undefined : lt(webhookDeliveries.id, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit);
}

/** Deliveries that are to be sent now, of webhooks that are told. */
export async function dueDeliveries(db: Db, now: number, limit: number) {
  return db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        eq(webhookDeliveries.state, "waiting"),
        lte(webhookDeliveries.dueAt, now),
        isNull(webhooks.disabledAt),
      ),
    )
    .orderBy(asc(webhookDeliveries.dueAt), asc(webhookDeliveries.id))
    .limit(limit);
}

/** Takes a delivery for one attempt; false where another process has it. */
export async function claimDelivery(
  tx: Tx,
  { id, dueAt }: { id: string; dueAt: number },
  putOffTo: number,
): Promise<boolean> {
  const claimed = await tx
    .update(webhookDeliveries)
    .set({ dueAt: putOffTo })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.state, "waiting"),
        eq(webhookDeliveries.dueAt, dueAt),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  return claimed.length > 0;
}

export async function changeDelivery(
  tx: Tx,
  deliveryId: string,
  change: Partial<typeof webhookDeliveries.$inferInsert>,
): Promise<void> {
  await tx.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, deliveryId));
}

export async function findDelivery(db: Db, webhookId: string, deliveryId: string) {
  const [found] = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, webhookId)));
  return found;
}
