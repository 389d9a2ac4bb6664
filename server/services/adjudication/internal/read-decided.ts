import { annotatorStatusDecisions } from "@/db/queries/adjudications";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { adjudicationKey } from "@/server/domain/adjudication/adjudication-key";
import { adjudicationOutcome } from "@/server/domain/adjudication/adjudication-outcome";
import { groupBy } from "@/server/domain/group-by";

/**
 * Everything somebody has decided about a project's items and not undone, by `adjudicationKey`, with the state of the
 * item and, once it is settled, the id of the decision that holds.
 */
export async function readDecided(db: Db, { id, settings }: Pick<ProjectRow, "id" | "settings">) {
  const groups = groupBy(await annotatorStatusDecisions(db, id), adjudicationKey);
  return new Map(
    groups.map((decisions) => {
      const outcome = adjudicationOutcome(decisions, settings.adjudication);
      const holds =
        outcome.state === "settled" ? decisions.find(({ round }) => round === outcome.round)?.id : undefined;
      return [adjudicationKey(decisions[0]), { state: outcome.state, holds, decisions }] as const;
    }),
  );
}
