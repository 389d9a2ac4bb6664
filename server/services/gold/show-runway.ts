import { countWorkGold, metCounts } from "@/db/queries/gold-runway";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { runwayLeftOf, type RunwayLeft } from "@/server/domain/gold/runway-left";
import type { ProjectScope } from "@/server/domain/organizer/actor";

/** For how many HITs the gold of a project lasts, for somebody new and for whoever has least of it left. */
export async function showRunway(deps: Pick<Deps, "store">, scope: ProjectScope): Promise<RunwayLeft> {
  const db = deps.store.read;
  const { settings } = await readProject(db, scope.projectId);
  const pool = await countWorkGold(db, scope.projectId);
  const met = await metCounts(db, scope.projectId);
  return runwayLeftOf(
    pool,
    met.map((each) => each.met),
    settings,
  );
}
