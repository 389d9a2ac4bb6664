import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { contestStanding } from "@/server/services/standing/contest-standing";

/** Lets somebody who may not work say this against it. */
export function objectToStanding(deps: Deps, actor: AnnotatorActor, comment: string): Promise<void> {
  return contestStanding(deps, actor, { comment });
}
