import { contestsOf } from "@/db/queries/gold";
import type { Deps } from "@/server/deps";
import { answerOnPage } from "@/server/domain/gold/answer-on-page";
import type { GoldContest } from "@/server/domain/gold/contracts";
import { isoInstant } from "@/server/domain/instant";
import type { ProjectScope } from "@/server/domain/organizer/actor";

/** What annotators said against gold items they missed, newest first. */
export async function listContests(deps: Pick<Deps, "store">, scope: ProjectScope): Promise<GoldContest[]> {
  const contests = await contestsOf(deps.store.read, scope.projectId);
  return contests.map(({ createdAt, shown, body, ...contest }) => ({
    ...contest,
    answer: answerOnPage(shown, body, contest.itemId) ?? null,
    createdAt: isoInstant(createdAt),
  }));
}
