import type { judgmentsToDecide } from "@/db/queries/divided-items";
import { seedOf } from "@/server/ids";
import { seededRandom, shuffled } from "@/server/stats/random";

type CountedJudgment = Awaited<ReturnType<typeof judgmentsToDecide>>[number];

interface Looking {
  /** Who looks. Another person meets them in another order. */
  userId: string;
  blind: boolean;
  /** What this installation keeps to itself; who knows all but it cannot tell a blind order. */
  secret: string;
}

/**
 * The judgments of one item on one dimension in the order in which somebody meets them, the same at every look: shuffled
 * where the project decides blind, else by the annotators' names.
 * @param judgments by annotator id.
 */
export function shownJudgments(
  judgments: readonly CountedJudgment[],
  { userId, blind, secret }: Looking,
): CountedJudgment[] {
  const [first] = judgments;
  if (first === undefined) return [];
  if (!blind) return judgments.toSorted((a, b) => (a.annotator < b.annotator ? -1 : 1));
  return shuffled(seededRandom(seedOf(secret, first.itemId, first.dimensionId, userId)), judgments);
}
