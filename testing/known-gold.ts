import type { Deps } from "@/server/deps";
import type { GoldItem } from "@/server/domain/gold/contracts";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { findKnownAnswers, listKnownAnswers } from "@/server/services/gold/list-known-answers";

/** All of a project's known answers with what was answered so far, in the order of import. */
export async function listGold(deps: Pick<Deps, "store">, scope: ProjectScope): Promise<GoldItem[]> {
  return listKnownAnswers(deps, scope, await findKnownAnswers(deps, scope, { show: "all", search: "" }));
}
