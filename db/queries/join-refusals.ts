import { and, count, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { joinRefusals } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

/** By what somebody who was refused is known again; either may be missing. */
export interface RefusedPerson {
  projectId: string;
  deviceHash: string | null;
  recruiterKey: string | null;
}

const isOfPerson = ({ projectId, deviceHash, recruiterKey }: RefusedPerson) => {
  const traces = [
    ...(deviceHash === null ? [] : [eq(joinRefusals.deviceHash, deviceHash)]),
    ...(recruiterKey === null ? [] : [eq(joinRefusals.recruiterKey, recruiterKey)]),
  ];
  return and(eq(joinRefusals.projectId, projectId), traces.length === 0 ? sql`false` : or(...traces));
};

/** What was refused to somebody, the newest first. */
export async function refusalsOf(db: Db, person: RefusedPerson) {
  return db
    .select()
    .from(joinRefusals)
    .where(isOfPerson(person))
    .orderBy(desc(joinRefusals.createdAt), desc(joinRefusals.id));
}

export async function insertRefusal(tx: Tx, row: typeof joinRefusals.$inferInsert): Promise<void> {
  await tx.insert(joinRefusals).values(row);
}

/** Keeps what somebody says against a refusal; what was said and answered before is replaced. */
export async function contestJoinRefusal(
  tx: Tx,
  refusalId: string,
  { comment, at }: { comment: string; at: number },
): Promise<void> {
  await tx
    .update(joinRefusals)
    .set({ comment, commentedAt: at, answer: null, answeredAt: null, answeredByUserId: null })
    .where(eq(joinRefusals.id, refusalId));
}

/** False where the project has no such refusal. */
export async function answerJoinRefusal(
  tx: Tx,
  { projectId, refusalId }: { projectId: string; refusalId: string },
  answer: Pick<typeof joinRefusals.$inferInsert, "answer" | "answeredByUserId" | "answeredAt" | "liftedAt">,
): Promise<boolean> {
  const changed = await tx
    .update(joinRefusals)
    .set(answer)
    .where(and(eq(joinRefusals.projectId, projectId), eq(joinRefusals.id, refusalId)))
    .returning({ id: joinRefusals.id });
  return changed.length > 0;
}

const inForce = (projectId: string) =>
  and(eq(joinRefusals.projectId, projectId), isNull(joinRefusals.liftedAt));

/** Refusals that were not lifted: those who wait for an answer first, then the newest. */
export async function annotatorStatusRefusals(db: Db, projectId: string, limit: number) {
  const waits = sql`case when ${joinRefusals.comment} is not null and ${joinRefusals.answer} is null then 0 else 1 end`;
  return db
    .select()
    .from(joinRefusals)
    .where(inForce(projectId))
    .orderBy(waits, desc(joinRefusals.createdAt), desc(joinRefusals.id))
    .limit(limit);
}

export async function countAnnotatorStatusRefusals(db: Db, projectId: string): Promise<number> {
  const [found] = await db.select({ n: count() }).from(joinRefusals).where(inForce(projectId));
  return found?.n ?? 0;
}

/** Takes away what was refused to whoever is known by one of these. */
export async function deleteRefusalsOf(
  tx: Tx,
  { projectId, devices, keys }: { projectId: string; devices: string[]; keys: string[] },
): Promise<void> {
  if (devices.length + keys.length === 0) return;
  await tx
    .delete(joinRefusals)
    .where(
      and(
        eq(joinRefusals.projectId, projectId),
        or(inArray(joinRefusals.deviceHash, devices), inArray(joinRefusals.recruiterKey, keys)),
      ),
    );
}

/** Takes away all that was refused in a project. */
export async function deleteRefusals(tx: Tx, projectId: string): Promise<void> {
  await tx.delete(joinRefusals).where(eq(joinRefusals.projectId, projectId));
}
