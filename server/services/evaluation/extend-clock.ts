import { lockTeam, setExtraHours } from "@/db/queries/teams";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { ClockExtension } from "@/server/domain/evaluation/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { lockOwnEvaluation } from "./internal/require-evaluation";

/** Gives a team more hours; runs that were late may be in time then. @throws DomainError `not_found`. */
export async function extendClock(
  deps: Deps,
  scope: OrganizeScope,
  { teamId, hours }: ClockExtension,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const { id } = await lockOwnEvaluation(tx, scope.projectId);
    const team = await lockTeam(tx, id, teamId);
    if (team === undefined || team.isOwn) throw new DomainError("not_found", "There is no such team.");
    await setExtraHours(tx, teamId, team.extraHours + hours);
    await recordEvent(deps, tx, scope, "team_clock_extended", { hours });
  });
}
