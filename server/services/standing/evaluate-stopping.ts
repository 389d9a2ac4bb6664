import type { Worker } from "@/db/queries/annotators";
import { warnedRules } from "@/db/queries/standing";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Warning } from "@/server/domain/assignment/contracts";
import type { Behaviour } from "@/server/domain/standing/behaviour";
import type { AnnotatorState, StandingCause } from "@/server/domain/standing/standing";
import { judgeBehaviour, type BrokenRule } from "@/server/domain/stopping/judge-behaviour";
import { barOf, shouldStop } from "@/server/domain/stopping/should-stop";
import { changeStanding, recordWarning } from "./change-standing";

/** What is known of an annotator after a submission. */
export interface Figures {
  standingAnsweredCount: number;
  standingRightCount: number;
  standingGoldItemCount: number;
  behaviour: Behaviour;
}

/** Where an annotator stands from now on, and why; a warning leaves them where they are. */
export interface Verdict {
  state: AnnotatorState;
  cause: StandingCause | null;
  warning?: Warning;
}

/** Looks at an annotator's gold and ways after a submission. Nothing is changed before `applyStoppingDecision`. */
export async function evaluateStopping(tx: Tx, worker: Worker, figures: Figures): Promise<Verdict> {
  const { stopping } = worker.settings;
  const counts = {
    right: figures.standingRightCount,
    answered: figures.standingAnsweredCount,
    items: figures.standingGoldItemCount,
  };
  const decision = shouldStop(stopping.accuracy, barOf(worker.settings), counts);
  if (decision.stop) {
    const { rule, value, bound } = decision;
    return { state: "stopped", cause: { rule, value, bound } };
  }
  return verdictOn(tx, worker, judgeBehaviour(stopping.behaviour, figures.behaviour, null));
}

/** What the strongest of the broken rules asks for; an annotator is warned once by each. */
export async function verdictOn(tx: Tx, worker: Worker, broken: readonly BrokenRule[]): Promise<Verdict> {
  const [strongest] = broken;
  if (strongest === undefined) return { state: worker.state, cause: null };
  if (strongest.action !== "warn") {
    const { rule, value, bound } = strongest;
    return { state: strongest.action === "stop" ? "stopped" : "paused", cause: { rule, value, bound } };
  }
  const warned = await warnedRules(tx, worker.annotatorId);
  const first = broken.find(({ rule }) => !warned.has(rule));
  if (first === undefined) return { state: worker.state, cause: null };
  const { rule, value, bound } = first;
  return { state: worker.state, cause: { rule, value, bound }, warning: { rule, value, bound } };
}

/** Stops, pauses or warns an annotator as a verdict says. */
export async function applyStoppingDecision(
  deps: Deps,
  tx: Tx,
  worker: Worker,
  verdict: Verdict,
): Promise<void> {
  const { state, cause, warning } = verdict;
  if (cause === null) return;
  if (warning === undefined) await changeStanding(deps, tx, worker.annotatorId, { to: state, cause });
  else await recordWarning(deps, tx, worker, cause);
}
