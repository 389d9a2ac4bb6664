import type { Deps } from "@/server/deps";
import type { PublicEvaluation } from "@/server/domain/evaluation/contracts";
import { publicForm } from "./internal/public-form";
import { requireEvaluationByKey } from "./internal/require-evaluation";

/** What an evaluation's public address shows. @throws DomainError `not_found`. */
export async function showPublicEvaluation(
  deps: Pick<Deps, "store" | "now">,
  key: string,
): Promise<PublicEvaluation> {
  const db = deps.store.read;
  return publicForm(db, await requireEvaluationByKey(db, key), deps.now());
}
