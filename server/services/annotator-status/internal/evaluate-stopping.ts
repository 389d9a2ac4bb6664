import type { WorkingAnnotator } from "@/db/queries/annotators";
import { warnedRules } from "@/db/queries/annotator-status";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Warning } from "@/server/domain/assignment/contracts";
import type { Behaviour } from "@/server/domain/annotator-status/behaviour";
import type { AnnotatorState, AnnotatorStatusCause } from "@/server/domain/annotator-status/annotator-status";
import { judgeBehaviour, type BrokenRule } from "@/server/domain/stopping/judge-behaviour";
import { barOf, shouldStop } from "@/server/domain/stopping/should-stop";
import { changeAnnotatorStatus, recordWarning } from "./change-annotator-status";

/** What is known of an annotator after a submission. */
export interface StoppingFigures {
  goldAnsweredSinceCleared: number;
  goldRightSinceCleared: number;
  goldItemsSinceCleared: number;
  behaviour: Behaviour;
}

/** Where an annotator stands from now on, and why; a warning leaves them where they are. */
export interface Verdict {
  state: AnnotatorState;
  cause: AnnotatorStatusCause | null;
  warning?: Warning;
}

/** Looks at an annotator's gold and ways after a submission. Nothing is changed before `applyStoppingDecision`. */
export async function evaluateStopping(
  tx: Tx,
  annotator: WorkingAnnotator,
  figures: StoppingFigures,
): Promise<Verdict> {
  const { stopping } = annotator.settings;
  const counts = {
    right: figures.goldRightSinceCleared,
    answered: figures.goldAnsweredSinceCleared,
    items: figures.goldItemsSinceCleared,
  };
  const decision = shouldStop(stopping.accuracy, barOf(annotator.settings), counts);
  if (decision.stop) {
    const { rule, value, bound } = decision;
    return { state: "stopped", cause: { rule, value, bound } };
  }
  return verdictOn(tx, annotator, judgeBehaviour(stopping.behaviour, figures.behaviour, null));
}

/** What the strongest of the broken rules asks for; an annotator is warned once by each. */
export async function verdictOn(
  tx: Tx,
  annotator: WorkingAnnotator,
  broken: readonly BrokenRule[],
): Promise<Verdict> {
  const [strongest] = broken;
  if (strongest === undefined) return { state: annotator.state, cause: null };
  if (strongest.action !== "warn") {
    const { rule, value, bound } = strongest;
    return { state: strongest.action === "stop" ? "stopped" : "paused", cause: { rule, value, bound } };
  }
  const warned = await warnedRules(tx, annotator.annotatorId);
  const first = broken.find(({ rule }) => !warned.has(rule));
  if (first === undefined) return { state: annotator.state, cause: null };
  const { rule, value, bound } = first;
  return { state: annotator.state, cause: { rule, value, bound }, warning: { rule, value, bound } };
}

/** Stops, pauses or warns an annotator as a verdict says. */
export async function applyStoppingDecision(
  deps: Deps,
  tx: Tx,
  annotator: WorkingAnnotator,
  verdict: Verdict,
): Promise<void> {
  const { state, cause, warning } = verdict;
  if (cause === null) return;
  if (warning === undefined)
    await changeAnnotatorStatus(deps, tx, annotator.annotatorId, { to: state, cause });
  else await recordWarning(deps, tx, annotator, cause);
}
