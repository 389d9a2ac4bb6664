import { uniqueViolation } from "@/db/errors";
import { lockEvaluation } from "@/db/queries/evaluations";
import { insertTeam } from "@/db/queries/teams";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { NewTeam, TeamLink } from "@/server/domain/evaluation/contracts";
import { teamNameKey } from "@/server/domain/evaluation/team-name-key";
import { hashSecret } from "@/server/ids";
import { requireEvaluationByKey, requireOpen } from "./internal/require-evaluation";

/**
 * Lets a team take part; the secret of its link is known only to the caller.
 * @throws DomainError `not_found`, `evaluation_closed`, `team_name_taken`.
 */
export async function registerTeam(
  deps: Deps,
  { key, name, contact, people }: Omit<NewTeam, "accepts"> & { key: string },
): Promise<TeamLink> {
  const found = await requireEvaluationByKey(deps.store.read, key);
  const token = deps.newSecret(24);
  try {
    await deps.store.write(async (tx) => {
      const evaluation = await lockEvaluation(tx, found.id);
      requireOpen(evaluation, deps);
      await insertTeam(tx, {
        ...{ id: deps.newId(), evaluationId: evaluation.id, name, contact, people },
        nameKey: teamNameKey(name),
        tokenHash: hashSecret(token),
        isOwn: false,
        registeredAt: deps.now(),
      });
    });
  } catch (error) {
    if (!uniqueViolation(error)) throw error;
    throw new DomainError("team_name_taken", `A team named ${name} is registered. Choose another name.`, {
      name,
    });
  }
  return { name, token };
}
