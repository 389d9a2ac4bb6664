import type { Deps } from "@/server/deps";
import type { Leaderboard } from "@/server/domain/evaluation/contracts";
import { showsScores } from "@/server/domain/evaluation/evaluation";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { readLeaderboard } from "./internal/read-leaderboard";
import { requireEvaluation, requireEvaluationByKey } from "./internal/require-evaluation";

/** The table as members see it, whatever others see. @throws DomainError `not_found`. */
export async function showLeaderboard(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
  version?: number,
): Promise<Leaderboard> {
  const db = deps.store.read;
  return readLeaderboard(db, await requireEvaluation(db, projectId), version);
}

/** The table as anyone sees it; null while scores are not shown. @throws DomainError `not_found`. */
export async function showPublicLeaderboard(
  deps: Pick<Deps, "store" | "now">,
  key: string,
  version?: number,
): Promise<Leaderboard | null> {
  const db = deps.store.read;
  const evaluation = await requireEvaluationByKey(db, key);
  const { scoresShown } = evaluation.settings;
  if (!showsScores({ ...evaluation, scoresShown }, deps.now())) return null;
  return readLeaderboard(db, evaluation, version);
}
