import { findEvaluation, type EvaluationRow } from "@/db/queries/evaluations";
import { releasesOf } from "@/db/queries/released-versions";
import { teamsOf } from "@/db/queries/teams";
import type { Deps } from "@/server/deps";
import type { EvaluationScreen, ListedTeam } from "@/server/domain/evaluation/contracts";
import { clockEnd, takesRuns } from "@/server/domain/evaluation/evaluation";
import { isoInstant } from "@/server/domain/instant";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { may } from "@/server/domain/project/may";
import { requireScoredVersion } from "./internal/require-evaluation";

const isoOrNull = (at: number | null) => (at === null ? null : isoInstant(at));

/** The evaluation of a project with its teams; who they are only for those who may change it. */
export async function showEvaluation(
  deps: Pick<Deps, "store" | "now">,
  { projectId, role }: ViewScope,
): Promise<EvaluationScreen> {
  const db = deps.store.read;
  const releases = (await releasesOf(db, projectId)).map(({ version }) => version).reverse();
  const evaluation = await findEvaluation(db, projectId);
  if (evaluation === undefined) return { releases, evaluation: null };
  const { datasets, dimensions, scale } = await requireScoredVersion(db, evaluation.id, evaluation.version);
  const teams = await teamsOf(db, evaluation.id);
  const mayKnow = may(role, "organize");
  return {
    releases,
    evaluation: {
      key: evaluation.publicKey,
      version: evaluation.version,
      isOpen: takesRuns(evaluation, deps.now()),
      closedAt: isoOrNull(evaluation.closedAt),
      settings: { ...evaluation.settings, endsAt: isoOrNull(evaluation.endsAt) },
      scale,
      datasets: datasets.map(({ name, items }) => ({ name, items })),
      dimensions,
      teams: teams.filter(({ team }) => !team.isOwn).map((found) => listed(found, evaluation, mayKnow)),
    },
  };
}

type FoundTeam = Awaited<ReturnType<typeof teamsOf>>[number];

function listed(
  { team, runs, lastRunAt }: FoundTeam,
  { settings }: EvaluationRow,
  mayKnow: boolean,
): ListedTeam {
  const { id, name, contact, people, registeredAt, inputsAt } = team;
  return {
    ...{ id, name, runs },
    contact: mayKnow ? contact : null,
    people: mayKnow ? people : null,
    registeredAt: isoInstant(registeredAt),
    inputsAt: isoOrNull(inputsAt),
    clockEndsAt: isoOrNull(clockEnd(team, settings.clockHours)),
    lastRunAt: isoOrNull(runs === 0 ? null : lastRunAt),
  };
}
