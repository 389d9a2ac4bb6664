import type { AdjudicationPolicy } from "@/server/domain/policy/outcome-policies";
import type { AdjudicationRound } from "./adjudication";
import { adjudicationOutcome, type AnnotatorStatusDecision } from "./adjudication-outcome";

/** Who wants to decide; owners and organizers settle what others decided differently. */
export interface Adjudicator {
  userId: string;
  maySettle: boolean;
}

/** The round in which somebody may decide, or why they may not: it holds already, they have, or others must. */
export type RoundAnswer =
  | { round: AdjudicationRound }
  | { round: null; reason: "settled" | "own" | "not_theirs" };

/** In which round somebody may decide now. @param decisions in the order in which they were made */
export function roundFor(
  decisions: readonly (AnnotatorStatusDecision & { userId: string })[],
  policy: Pick<AdjudicationPolicy, "secondAdjudicator" | "escalate">,
  { userId, maySettle }: Adjudicator,
): RoundAnswer {
  const { state } = adjudicationOutcome(decisions, policy);
  if (state === "settled") return { round: null, reason: "settled" };
  if (decisions.some((decision) => decision.userId === userId)) return { round: null, reason: "own" };
  if (state === "escalated")
    return maySettle ? { round: "escalated" } : { round: null, reason: "not_theirs" };
  return { round: decisions.some(({ round }) => round === "first") ? "second" : "first" };
}
