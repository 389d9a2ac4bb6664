import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { StandingChange } from "@/server/domain/gold/standing-after";
import type { Actor } from "@/server/domain/organizer/actor";
import { changeStanding } from "@/server/services/standing/change-standing";

/** Lets people go on or stops them; stops first, so that the places they leave are open to who goes on. */
export async function changeStandings(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  standings: readonly StandingChange[],
  note: string,
): Promise<void> {
  const by = actor.kind === "user" ? { by: actor } : {};
  const stops = standings.filter(({ to }) => to === "stopped");
  const others = standings.filter(({ to }) => to !== "stopped");
  for (const { annotatorId, to, cause } of [...stops, ...others]) {
    await changeStanding(deps, tx, annotatorId, { to, cause, note, ...by });
  }
}
