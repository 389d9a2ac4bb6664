import { and, asc, count, desc, eq, gte, lt } from "drizzle-orm";
import { runLines, runs, runScores, teams } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { NextDifference } from "@/server/domain/evaluation/evaluation";

/** Everything that a table of an evaluation shows of its runs, scored against one release, in the order they came. */
export async function scoredRuns(db: Db, evaluationId: string, version: number) {
  return db
    .select({
      id: runs.id,
      name: runs.name,
      description: runs.description,
      resources: runs.resources,
      position: runs.position,
      receivedAt: runs.receivedAt,
      team: teams.name,
      isOwn: teams.isOwn,
      inputsAt: teams.inputsAt,
      extraHours: teams.extraHours,
      official: runScores.official,
      figures: runScores.figures,
      difference: runScores.difference,
    })
    .from(runScores)
    .innerJoin(runs, eq(runs.id, runScores.runId))
    .innerJoin(teams, eq(teams.id, runs.teamId))
    .where(and(eq(runScores.evaluationId, evaluationId), eq(runScores.version, version)))
    .orderBy(asc(runs.receivedAt), asc(runs.id));
}

/** A team's runs with what they scored against one release, the first first. */
export async function runsOfTeam(db: Db, teamId: string, version: number) {
  return db
    .select({
      id: runs.id,
      position: runs.position,
      name: runs.name,
      receivedAt: runs.receivedAt,
      figures: runScores.figures,
    })
    .from(runs)
    .innerJoin(runScores, and(eq(runScores.runId, runs.id), eq(runScores.version, version)))
    .where(eq(runs.teamId, teamId))
    .orderBy(asc(runs.position));
}

/** How many runs a team has handed in. */
export async function countRuns(db: Db, teamId: string): Promise<number> {
  const [found] = await db.select({ n: count() }).from(runs).where(eq(runs.teamId, teamId));
  return found?.n ?? 0;
}

/** The ids of all runs of an evaluation. */
export async function runIds(db: Db, evaluationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .where(eq(runs.evaluationId, evaluationId))
    .orderBy(asc(runs.id));
  return rows.map(({ id }) => id);
}

/** What the files of a run say. */
export async function linesOfRun(db: Db, runId: string) {
  const [found] = await db.select({ lines: runLines.lines }).from(runLines).where(eq(runLines.runId, runId));
  if (found === undefined) throw new Error(`Run ${runId} has no lines.`);
  return found.lines;
}

/** The runs between which a new one comes in the official order: after those with the same score. */
export async function neighboursOf(db: Db, evaluationId: string, version: number, official: number) {
  const scored = and(eq(runScores.evaluationId, evaluationId), eq(runScores.version, version));
  const [better] = await db
    .select({ runId: runScores.runId })
    .from(runScores)
    .where(and(scored, gte(runScores.official, official)))
    .orderBy(asc(runScores.official), desc(runScores.runId))
    .limit(1);
  const [worse] = await db
    .select({ runId: runScores.runId })
    .from(runScores)
    .where(and(scored, lt(runScores.official, official)))
    .orderBy(desc(runScores.official), asc(runScores.runId))
    .limit(1);
  return { better: better?.runId ?? null, worse: worse?.runId ?? null };
}

/** A run with its lines. */
export async function insertRun(
  tx: Tx,
  run: typeof runs.$inferInsert,
  lines: (typeof runLines.$inferInsert)["lines"],
): Promise<void> {
  await tx.insert(runs).values(run);
  await tx.insert(runLines).values({ runId: run.id, lines });
}

/** What runs scored; in chunks by the caller. */
export async function insertRunScores(tx: Tx, rows: (typeof runScores.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(runScores).values(rows);
}

/** How a run differs from the one that now follows it. */
export async function setDifference(
  tx: Tx,
  runId: string,
  version: number,
  difference: NextDifference,
): Promise<void> {
  await tx
    .update(runScores)
    .set({ difference })
    .where(and(eq(runScores.runId, runId), eq(runScores.version, version)));
}
