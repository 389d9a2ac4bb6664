import type { Policies } from "@/server/domain/policy/policies";
import { neededAnswers } from "@/server/domain/qualification/attempt-counts";
import type {
  AnnotatorState,
  AnnotatorStatusCause,
  AnnotatorStatusRule,
} from "@/server/domain/annotator-status/annotator-status";
import { barOf, shouldStop } from "@/server/domain/stopping/should-stop";
import type { GoldCounts } from "./gold-counts";
import type { RegradedAttempt } from "./regrade-attempt";

/** Where somebody stands after a gold item changed, and why. */
export interface AnnotatorStatusAfterGold {
  annotatorId: string;
  pseudonym: string;
  to: "working" | "stopped";
  cause: AnnotatorStatusCause;
  /** The gold right and answered that decided it, and where it was met. */
  counts: GoldCounts;
  by: "work" | "qualification";
}

interface AnnotatorStatus {
  annotatorId: string;
  pseudonym: string;
  state: AnnotatorState;
  rule: AnnotatorStatusRule | null;
}

interface Regraded {
  countsChanged: boolean;
  /** As they are now corrected. */
  counts: GoldCounts;
  attempt: RegradedAttempt | null;
  policies: Pick<Policies, "stopping" | "qualification">;
}

/**
 * Forgives whom the accuracy rule would not have stopped, stops whom it would now, and passes whoever has enough right
 * now; null where nothing changes.
 */
export function annotatorStatusAfter(
  before: AnnotatorStatus,
  regraded: Regraded,
): AnnotatorStatusAfterGold | null {
  const { annotatorId, pseudonym } = before;
  const { attempt, counts } = regraded;
  if (attempt?.nowPasses === true && mayPass(before)) {
    const { right, graded, answered } = attempt;
    const cause: AnnotatorStatusCause = { rule: "gold-changed", value: right, bound: neededAnswers(attempt) };
    const passedWith = { right, answered: graded, items: answered };
    return { annotatorId, pseudonym, to: "working", cause, counts: passedWith, by: "qualification" };
  }
  if (!regraded.countsChanged) return null;
  const { stopping } = regraded.policies;
  const decision = shouldStop(stopping.accuracy, barOf(regraded.policies), counts);
  if (before.state === "working" && decision.stop) {
    const { rule, value, bound } = decision;
    return { annotatorId, pseudonym, to: "stopped", cause: { rule, value, bound }, counts, by: "work" };
  }
  if (before.state === "stopped" && before.rule === "accuracy" && !decision.stop) {
    return { annotatorId, pseudonym, to: "working", cause: { rule: "gold-changed" }, counts, by: "work" };
  }
  return null;
}

function mayPass({ state, rule }: AnnotatorStatus): boolean {
  return state === "qualifying" || (state === "failed" && rule === "not-qualified");
}
