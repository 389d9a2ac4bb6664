import { contestsOf } from "@/db/queries/gold";
import { readDimensions } from "@/db/queries/dimensions";
import type { Deps } from "@/server/deps";
import { answerOnPage } from "@/server/domain/gold/answer-on-page";
import type { GoldContest } from "@/server/domain/gold/contracts";
import { isoInstant } from "@/server/domain/instant";
import type { ProjectScope } from "@/server/domain/organizer/actor";

/** What annotators said against gold items they missed, newest first. */
export async function listContests(deps: Pick<Deps, "store">, scope: ProjectScope): Promise<GoldContest[]> {
  const db = deps.store.read;
  const contests = await contestsOf(db, scope.projectId);
  const [first, ...others] = await readDimensions(db, scope.projectId);
  // On several dimensions there is no one answer that says what was meant.
  const dimension = first !== undefined && others.length === 0 ? first.id : null;
  return contests.map(({ createdAt, shown, body, ...contest }) => ({
    ...contest,
    answer:
      dimension === null ? null : (answerOnPage(shown, body, { itemId: contest.itemId, dimension }) ?? null),
    createdAt: isoInstant(createdAt),
  }));
}
