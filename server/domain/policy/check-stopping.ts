import type { FieldProblem, FieldProblems } from "@/server/domain/field-problems";
import { mostGoldMet, type GoldMetSettings } from "@/server/domain/gold/most-gold-met";
import type { BehaviourFigure, BehaviourRule, Policies, QualificationPolicy } from "./policies";

type StoppingSettings = GoldMetSettings & Pick<Policies, "stopping" | "qualification">;

/** What keeps the rules by which people are stopped from ever applying, or makes them mean nothing, by field. */
export function checkStopping(settings: StoppingSettings): FieldProblems {
  return { ...accuracyProblems(settings), ...behaviourProblems(settings.stopping.behaviour) };
}

function accuracyProblems(settings: StoppingSettings): FieldProblems {
  const { accuracy } = settings.stopping;
  if (accuracy === null) return {};
  const problems: FieldProblems = {};
  const most = mostGoldMet(settings);
  if (accuracy.minGold > most) {
    problems["settings.stopping.accuracy.minGold"] = { reason: "more_than_gold_met", params: { most } };
  }
  if (accuracy.asInQuiz && !hasBar(settings.qualification)) {
    problems["settings.stopping.accuracy.asInQuiz"] = { reason: "no_bar_to_take", params: {} };
  }
  return problems;
}

/** Whether it says which share of its questions must be right. */
function hasBar(qualification: QualificationPolicy): boolean {
  const { kind } = qualification;
  return kind === "quiz" || (kind === "training" && qualification.needed > 0);
}

/** Between which bounds a figure lies. */
const ranges: Record<BehaviourFigure, { minimum: number; maximum: number; isWhole?: true }> = {
  seconds: { minimum: 0, maximum: 86_400 },
  "straight-line": { minimum: 1, maximum: 100_000, isWhole: true },
  "missing-share": { minimum: 0, maximum: 1 },
  agreement: { minimum: -1, maximum: 1 },
};

function behaviourProblems(rules: readonly BehaviourRule[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, { figure, bound }] of rules.entries()) {
    const path = `settings.stopping.behaviour.${at}`;
    if (rules.slice(0, at).some((rule) => rule.figure === figure)) {
      problems[`${path}.figure`] = { reason: "repeated", params: {} };
    }
    const problem = boundProblem(figure, bound);
    if (problem !== null) problems[`${path}.bound`] = problem;
  }
  return problems;
}

function boundProblem(figure: BehaviourFigure, bound: number): FieldProblem | null {
  const { minimum, maximum, isWhole } = ranges[figure];
  if (bound < minimum) return { reason: "too_small", params: { minimum } };
  if (bound > maximum) return { reason: "too_large", params: { maximum } };
  return isWhole && !Number.isInteger(bound) ? { reason: "not_whole", params: {} } : null;
}
