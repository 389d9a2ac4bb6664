import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { contestAnnotatorStatus } from "@/server/services/annotator-status/contest-annotator-status";

/** Lets somebody who may not work say this against it. */
export function objectToAnnotatorStatus(deps: Deps, actor: AnnotatorActor, comment: string): Promise<void> {
  return contestAnnotatorStatus(deps, actor, { comment });
}
