import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";

/** What a page of rankings was answered with, beside the page itself. */
interface RankedHit extends SubmissionReply {
  assignment: string;
}

/** Leases the next page and ranks the candidates of its groups as `orderOf` says for each target, most similar first. */
export async function rankHit(
  deps: Deps,
  actor: AnnotatorActor,
  orderOf: (target: string) => readonly (string | readonly string[])[],
): Promise<RankedHit> {
  const { assignment } = await leaseNextHit(deps, actor);
  if (assignment === null) throw new Error("There is no page for this annotator.");
  const answers = assignment.items.map((item) => {
    if (item.type !== "target-ranking") throw new Error("This page is not of target groups.");
    const keyOf = (word: string) => item.candidates.find(({ text }) => text === word)?.key ?? word;
    const ranking = orderOf(item.target).map((place) =>
      typeof place === "string" ? keyOf(place) : place.map(keyOf),
    );
    return { key: item.key, ranking };
  });
  const page = { assignment: assignment.id, answers, seconds: {}, conditions: {} };
  return { ...(await submitAssignment(deps, actor, page)), assignment: assignment.id };
}
