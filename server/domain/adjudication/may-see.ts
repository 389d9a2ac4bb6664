import type { AdjudicationOutcome } from "./adjudication-outcome";
import type { DecisionState } from "./contracts";
import type { Adjudicator } from "./round-for";

interface Listed {
  userId: string;
  state: DecisionState;
}

interface Known {
  state: AdjudicationOutcome["state"];
  decisions: readonly { userId: string }[];
}

/**
 * Whether somebody may read a decision. Who may still decide an item must not be led by what others decided, so they see
 * it once it is settled; a difference is seen by whoever may settle it.
 * @param known what stands about the item; undefined where all of it was undone.
 */
export function maySee(
  decision: Listed,
  known: Known | undefined,
  { userId, maySettle }: Adjudicator,
): boolean {
  if (decision.userId === userId || known?.state === "settled") return true;
  if (known?.state === "escalated") {
    return maySettle && !known.decisions.some((each) => each.userId === userId);
  }
  return false;
}
