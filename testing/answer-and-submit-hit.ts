import { answersTo } from "@/testing/world/annotator";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";

/** Leases the next page and submits it as `answersTo` does; its pairs were in view for 5, 6, 7 … seconds. */
export async function answerAndSubmitHit(
  deps: Deps,
  actor: AnnotatorActor,
  answer: number | ((textA: string) => number),
): Promise<void> {
  const { assignment } = await leaseNextHit(deps, actor);
  if (assignment === null) throw new Error("There is no page for this annotator.");
  await submitAssignment(deps, actor, {
    ...answersTo(assignment, answer),
    seconds: Object.fromEntries(assignment.items.map(({ key }, at) => [key, 5 + at])),
  });
}
