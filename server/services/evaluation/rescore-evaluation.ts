import { setImmediate as nextTurn } from "node:timers/promises";
import { insertScoredVersion, lockEvaluation, updateEvaluation } from "@/db/queries/evaluations";
import { insertRunScores, linesOfRun, runIds } from "@/db/queries/runs";
import type { runScores } from "@/db/schema";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { inChunks } from "@/server/domain/in-chunks";
import type {
  EvaluatedRelease,
  NextDifference,
  RunFigures,
  RunLines,
} from "@/server/domain/evaluation/evaluation";
import { differenceOf, officialOf, scoreRun } from "@/server/domain/evaluation/score-run";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { notEvaluable, readEvaluatedRelease, type FitRelease } from "./internal/read-evaluated-release";
import { requireEvaluation, requireScoredVersion } from "./internal/require-evaluation";

const rowsAtOnce = 100;

/**
 * Scores all runs against a newer release of the same items; the table so far stays under its version.
 * @throws DomainError as `readEvaluatedRelease`; also `release_not_evaluable` for one that is not newer or has other items,
 *   `conflict` where a run came meanwhile.
 */
export async function rescoreEvaluation(deps: Deps, scope: OrganizeScope, version: number): Promise<void> {
  const db = deps.store.read;
  const evaluation = await requireEvaluation(db, scope.projectId);
  const { id } = evaluation;
  if (version <= evaluation.version) {
    throw notEvaluable(version, "older", `Runs were scored against v${evaluation.version} already.`);
  }
  const fit = await readEvaluatedRelease(deps, scope, version);
  requireSameInputs(await requireScoredVersion(db, id, evaluation.version), fit.release, version);
  const ids = await runIds(db, id);
  const rows = await scoredAgain(ids, fit, (runId) => linesOfRun(db, runId));
  await deps.store.write(async (tx) => {
    const locked = await lockEvaluation(tx, id);
    const isSame = locked.version === evaluation.version && (await runIds(tx, id)).length === ids.length;
    if (!isSame) throw new DomainError("conflict", "A run came in meanwhile. Score them again.");
    await insertScoredVersion(tx, { evaluationId: id, version, release: fit.release, scoredAt: deps.now() });
    const scored = rows.map((row): typeof runScores.$inferInsert => ({ ...row, evaluationId: id, version }));
    for (const chunk of inChunks(scored, rowsAtOnce)) await insertRunScores(tx, chunk);
    await updateEvaluation(tx, id, { version });
    await recordEvent(deps, tx, scope, "evaluation_rescored", { version });
  });
}

/** Runs have a line for each item: another list of items needs other runs. */
function requireSameInputs(before: EvaluatedRelease, now: EvaluatedRelease, version: number): void {
  const inputsOf = ({ datasets }: EvaluatedRelease) =>
    JSON.stringify(datasets.map(({ name, inputSha256 }) => [name, inputSha256]));
  if (inputsOf(before) === inputsOf(now)) return;
  throw notEvaluable(version, "items", "It has other items than the one before, so the runs do not match.");
}

interface ScoredRow {
  runId: string;
  official: number | null;
  figures: RunFigures;
  difference: NextDifference | null;
}

/** One run after the other, since all of their lines together may be large. */
async function scoredAgain(
  ids: readonly string[],
  { gold, release: { official } }: FitRelease,
  linesOf: (runId: string) => Promise<RunLines[]>,
): Promise<ScoredRow[]> {
  const rows: ScoredRow[] = [];
  for (const runId of ids) {
    const figures = scoreRun(gold, await linesOf(runId));
    rows.push({ runId, official: officialOf(figures, official), figures, difference: null });
    await nextTurn();
  }
  const ranked = rows.filter((row) => row.official !== null).sort(inOfficialOrder);
  let lines = ranked[0] === undefined ? [] : await linesOf(ranked[0].runId);
  for (const [at, row] of ranked.entries()) {
    const next = ranked[at + 1];
    if (next === undefined) break;
    const worse = await linesOf(next.runId);
    row.difference = differenceOf(gold, lines, worse);
    lines = worse;
    await nextTurn();
  }
  return rows;
}

/** As runs that are added one by one come to stand: equal scores in the order in which they came. */
function inOfficialOrder(a: ScoredRow, b: ScoredRow): number {
  return (b.official ?? 0) - (a.official ?? 0) || (a.runId < b.runId ? -1 : 1);
}
