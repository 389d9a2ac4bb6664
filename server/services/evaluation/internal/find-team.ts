import { findTeamByToken } from "@/db/queries/teams";
import type { Db } from "@/db/store";
import { DomainError } from "@/server/domain/errors";
import type { TeamInput } from "@/server/domain/evaluation/contracts";
import { hashSecret } from "@/server/ids";
import { requireEvaluationByKey } from "./require-evaluation";

/** The team that a link belongs to, with its evaluation. @throws DomainError `not_found`. */
export async function findTeam(db: Db, { key, token }: TeamInput) {
  const evaluation = await requireEvaluationByKey(db, key);
  const team = await findTeamByToken(db, hashSecret(token));
  if (team === undefined || team.evaluationId !== evaluation.id) {
    throw new DomainError("not_found", "We do not know this team link. Ask the organizers.");
  }
  return { evaluation, team };
}
