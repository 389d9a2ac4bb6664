import { insertRun, insertRunScores, linesOfRun, neighboursOf, setDifference } from "@/db/queries/runs";
import type { Tx } from "@/db/store";
import type {
  OfficialScore,
  RunFigures,
  RunLines,
  UsedResource,
} from "@/server/domain/evaluation/evaluation";
import type { EvaluatedGold } from "@/server/domain/evaluation/evaluated-gold";
import { differenceOf, officialOf, scoreRun } from "@/server/domain/evaluation/score-run";

interface NewRunRow {
  id: string;
  evaluationId: string;
  teamId: string;
  position: number;
  name: string;
  description: string;
  resources: UsedResource[];
  receivedAt: number;
}

interface ScoringBasis {
  version: number;
  official: OfficialScore;
  gold: readonly EvaluatedGold[];
}

/** A run's lines with all that they score, which takes too long to be computed while others wait to write. */
export interface ScoredLines {
  lines: RunLines[];
  figures: RunFigures;
}

export const scoredLines = (lines: RunLines[], gold: readonly EvaluatedGold[]): ScoredLines => ({
  lines,
  figures: scoreRun(gold, lines),
});

/** Stores a run with all that it scores, and its differences from the runs before and after it in the official order. */
export async function storeRun(
  tx: Tx,
  run: NewRunRow,
  { lines, figures }: ScoredLines,
  { version, official, gold }: ScoringBasis,
): Promise<void> {
  const score = officialOf(figures, official);
  const { evaluationId } = run;
  const { better, worse } =
    score === null ? { better: null, worse: null } : await neighboursOf(tx, evaluationId, version, score);
  await insertRun(tx, run, lines);
  const difference = worse === null ? null : differenceOf(gold, lines, await linesOfRun(tx, worse));
  const scored = { runId: run.id, evaluationId, version, official: score, figures, difference };
  await insertRunScores(tx, [scored]);
  if (better === null) return;
  await setDifference(tx, better, version, differenceOf(gold, await linesOfRun(tx, better), lines));
}
