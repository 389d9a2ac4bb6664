import {
  findEvaluation,
  findEvaluationByKey,
  findScoredVersion,
  lockEvaluation,
} from "@/db/queries/evaluations";
import type { Db, Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { takesRuns } from "@/server/domain/evaluation/evaluation";

const unknown = () => new DomainError("not_found", "There is no evaluation at this address.");

/** @throws DomainError `not_found` where the project has none. */
export async function requireEvaluation(db: Db, projectId: string) {
  const found = await findEvaluation(db, projectId);
  if (found === undefined) throw unknown();
  return found;
}

/** The same, and nobody else changes it before this transaction ends. */
export async function lockOwnEvaluation(tx: Tx, projectId: string) {
  return lockEvaluation(tx, (await requireEvaluation(tx, projectId)).id);
}

/** @throws DomainError `not_found` for an address that leads to none. */
export async function requireEvaluationByKey(db: Db, key: string) {
  const found = await findEvaluationByKey(db, key);
  if (found === undefined) throw unknown();
  return found;
}

/** @throws DomainError `evaluation_closed` once nothing is taken any more. */
export function requireOpen(
  evaluation: { closedAt: number | null; endsAt: number | null },
  { now }: Pick<Deps, "now">,
): void {
  if (takesRuns(evaluation, now())) return;
  throw new DomainError("evaluation_closed", "This evaluation is closed. It takes no more teams or runs.");
}

/** What runs are scored against at one version. @throws DomainError `not_found` where none were. */
export async function requireScoredVersion(db: Db, evaluationId: string, version: number) {
  const found = await findScoredVersion(db, evaluationId, version);
  if (found === undefined) {
    throw new DomainError("not_found", `No runs were scored against release v${version}.`, { version });
  }
  return found.release;
}

/** @throws DomainError `conflict` where runs were scored against another release meanwhile. */
export function requireSameVersion(now: { version: number }, before: { version: number }): void {
  if (now.version === before.version) return;
  throw new DomainError("conflict", "The release of this evaluation changed meanwhile. Send the run again.");
}
