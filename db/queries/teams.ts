import { and, asc, count, eq, isNull, max } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { runs, teams } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export type TeamRow = typeof teams.$inferSelect;

/** The teams of an evaluation with their runs so far, the first to register first. */
export async function teamsOf(db: Db, evaluationId: string) {
  return db
    .select({ team: teams, runs: count(runs.id), lastRunAt: max(runs.receivedAt).mapWith(Number) })
    .from(teams)
    .leftJoin(runs, eq(runs.teamId, teams.id))
    .where(eq(teams.evaluationId, evaluationId))
    .groupBy(teams.id)
    .orderBy(asc(teams.registeredAt), asc(teams.id));
}

/** The team whose link this is. */
export async function findTeamByToken(db: Db, tokenHash: string): Promise<TeamRow | undefined> {
  const [found] = await db.select().from(teams).where(eq(teams.tokenHash, tokenHash));
  return found;
}

/** The team that stands for the organizers. */
export async function findOwnTeam(db: Db, evaluationId: string): Promise<TeamRow | undefined> {
  const [found] = await db
    .select()
    .from(teams)
    .where(and(eq(teams.evaluationId, evaluationId), eq(teams.isOwn, true)));
  return found;
}

/** A team of an evaluation; nobody else changes it before this transaction ends. */
export async function lockTeam(tx: Tx, evaluationId: string, id: string): Promise<TeamRow | undefined> {
  const [found] = await forUpdate(
    tx
      .select()
      .from(teams)
      .where(and(eq(teams.evaluationId, evaluationId), eq(teams.id, id))),
  );
  return found;
}

export async function insertTeam(tx: Tx, row: typeof teams.$inferInsert): Promise<void> {
  await tx.insert(teams).values(row);
}

/** Starts a team's clock, unless it runs. */
export async function startTeamClock(tx: Tx, id: string, now: number): Promise<void> {
  await tx
    .update(teams)
    .set({ inputsAt: now })
    .where(and(eq(teams.id, id), isNull(teams.inputsAt)));
}

export async function setExtraHours(tx: Tx, id: string, extraHours: number): Promise<void> {
  await tx.update(teams).set({ extraHours }).where(eq(teams.id, id));
}
