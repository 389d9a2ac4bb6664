import type { Store } from "@/db/store";
import { answersTo } from "@/testing/world/annotator";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { count, crowdDeps, emptyLog, type CrowdLog, type CrowdPlan } from "./crowd";
import { untilServed } from "./until-served";

/** Lets everybody work properly, all at once, until nobody gets a HIT any more. */
export async function drain(store: Store, { actors, seed }: CrowdPlan): Promise<CrowdLog> {
  const log = emptyLog();
  const workThrough = async (actor: AnnotatorActor): Promise<number> => {
    const deps = crowdDeps(store, seed);
    for (let hits = 0; ; hits += 1) {
      const { assignment: hit } = await untilServed(() => leaseNextHit(deps, actor));
      if (hit === null) return hits;
      const input = answersTo(hit);
      const reply = await untilServed(() => submitAssignment(deps, actor, input));
      log.acknowledged.push({ actor, input, reply });
      count(log, reply.status);
    }
  };
  // A stop sends items back after others have gone, so people ask until there was nothing for any of them.
  for (;;) {
    const hits = await Promise.all(actors.map(workThrough));
    if (hits.every((n) => n === 0)) return log;
  }
}
