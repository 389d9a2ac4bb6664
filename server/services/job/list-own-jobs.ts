import { ownJobs } from "@/db/queries/jobs";
import type { Deps } from "@/server/deps";
import type { OwnJob } from "@/server/domain/job/contracts";
import type { Actor } from "@/server/domain/organizer/actor";

/** For so long after its end a job is still told of, so that whoever looks now and then sees it end. */
const toldForMs = 60_000;

/** The jobs of all projects of the actor that wait or run or ended just now, the oldest first. */
export function listOwnJobs({ store, now }: Pick<Deps, "store" | "now">, actor: Actor): Promise<OwnJob[]> {
  return ownJobs(store.read, actor.kind === "user" ? actor.userId : null, now() - toldForMs);
}
