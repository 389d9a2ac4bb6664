import type { AdjudicationPolicy } from "@/server/domain/policy/outcome-policies";
import type { AdjudicationDecision, AdjudicationRound } from "./adjudication";

/** A decision that was not undone. */
export interface AnnotatorStatusDecision {
  round: AdjudicationRound;
  decision: AdjudicationDecision;
}

/** What the decisions about one item on one dimension come to. */
export type AdjudicationOutcome =
  | { state: "open" }
  /** One person has decided and another one is asked, who does not learn what the first decided. */
  | { state: "awaiting-second" }
  /** Two people decided differently, and an owner or organizer is asked. */
  | { state: "escalated" }
  | { state: "settled"; decision: AdjudicationDecision; round: AdjudicationRound };

/** Whether two decisions are the same; to accept the mean is not the same as to choose a value that equals it. */
export function isSameDecision(a: AdjudicationDecision, b: AdjudicationDecision): boolean {
  return a.kind === b.kind && (a.kind !== "value" || (b.kind === "value" && a.value === b.value));
}

/**
 * What the decisions come to under the project's present policy.
 * @param decisions in the order in which they were made; at most one for each round.
 */
export function adjudicationOutcome(
  decisions: readonly AnnotatorStatusDecision[],
  { secondAdjudicator, escalate }: Pick<AdjudicationPolicy, "secondAdjudicator" | "escalate">,
): AdjudicationOutcome {
  const escalated = decisions.find(({ round }) => round === "escalated");
  if (escalated !== undefined) return settledBy(escalated);
  const [earlier, later] = decisions;
  if (earlier === undefined) return { state: "open" };
  if (later === undefined) return secondAdjudicator ? { state: "awaiting-second" } : settledBy(earlier);
  const differ = !isSameDecision(earlier.decision, later.decision);
  return differ && escalate ? { state: "escalated" } : settledBy(later);
}

const settledBy = ({ decision, round }: AnnotatorStatusDecision): AdjudicationOutcome => ({
  state: "settled",
  decision,
  round,
});
