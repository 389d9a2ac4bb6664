import type { BehaviourAction, BehaviourFigure, BehaviourRule } from "@/server/domain/policy/policies";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import { barOf } from "@/server/domain/stopping/should-stop";
import { counted, percent } from "./words";

type Settings = ReleaseFacts["settings"];

/** By which rules people were warned, paused or stopped, and what became of their judgments. */
export function stoppingLines({ settings }: ReleaseFacts): string[] {
  const { behaviour, onStop } = settings.stopping;
  return [
    accuracyLine(settings),
    ...(behaviour.length === 0 ? ["No rule was about how people worked."] : behaviour.map(behaviourLine)),
    onStop === "keep"
      ? "Judgments that people submitted before they were stopped still count."
      : "Judgments that people submitted before they were stopped do not count.",
  ];
}

function accuracyLine(settings: Settings): string {
  const { accuracy } = settings.stopping;
  const bar = barOf(settings);
  if (accuracy === null || bar === null) return "No rule was about answers to gold items.";
  const after = `checked once they had answered ${accuracy.minGold}`;
  return accuracy.certainty === null
    ? `People were stopped when fewer than ${percent(bar)} of their gold items were right, ${after}.`
    : `People were stopped when it was at least ${percent(accuracy.certainty)} certain that their true accuracy on gold items was below ${percent(bar)}, ${after}.`;
}

const actionWords: Record<BehaviourAction, string> = {
  warn: "warned once",
  pause: "paused until an organizer decided",
  stop: "stopped",
};

const conditionOf: Record<BehaviourFigure, (bound: number) => string> = {
  seconds: (bound) => `their median time was below ${counted(bound, "second")} an item`,
  "straight-line": (bound) => `they gave the same answer to more than ${counted(bound, "item")} in a row`,
  "missing-share": (bound) => `more than ${percent(bound)} of their answers were Not Applicable`,
  agreement: (bound) => `their correlation with the mean of the others was below ${bound}`,
};

function behaviourLine({ figure, bound, minItems, action }: BehaviourRule): string {
  return `People were ${actionWords[action]} when ${conditionOf[figure](bound)}, checked once they had judged ${counted(minItems, "item")}.`;
}
