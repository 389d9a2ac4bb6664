import { runsOfTeam } from "@/db/queries/runs";
import type { Deps } from "@/server/deps";
import type { TeamInput, TeamPage } from "@/server/domain/evaluation/contracts";
import { clockEnd, isAfter } from "@/server/domain/evaluation/evaluation";
import { isoInstant } from "@/server/domain/instant";
import { findTeam } from "./internal/find-team";
import { publicForm } from "./internal/public-form";

/** What a team's link opens; it does not start the clock. @throws DomainError `not_found`. */
export async function showTeam(deps: Pick<Deps, "store" | "now">, input: TeamInput): Promise<TeamPage> {
  const [db, now] = [deps.store.read, deps.now()];
  const { evaluation, team } = await findTeam(db, input);
  const shown = await publicForm(db, evaluation, now);
  const end = clockEnd(team, evaluation.settings.clockHours);
  const runs = await runsOfTeam(db, team.id, evaluation.version);
  return {
    evaluation: shown,
    name: team.name,
    people: team.people,
    inputsAt: team.inputsAt === null ? null : isoInstant(team.inputsAt),
    clockEndsAt: end === null ? null : isoInstant(end),
    isLate: isAfter(now, end),
    runs: runs.map(({ position, name, receivedAt, figures }) => ({
      position,
      name,
      receivedAt: isoInstant(receivedAt),
      isLate: isAfter(receivedAt, end),
      figures: shown.hasScores ? figures : null,
    })),
  };
}
