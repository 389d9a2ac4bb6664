import {
  behaviourActions,
  type BehaviourAction,
  type BehaviourFigure,
  type BehaviourRule,
} from "@/server/domain/policy/policies";
import type { Behaviour } from "@/server/domain/annotator-status/behaviour";
import { median } from "@/server/stats/median";

/** A rule about how somebody works that they have broken: the figure found and the bound it went beyond. */
export interface BrokenRule {
  rule: BehaviourFigure;
  action: BehaviourAction;
  value: number;
  bound: number;
}

/**
 * Which rules somebody has broken, the one with the strongest action first. A figure equal to its bound breaks
 * nothing, one that is not known neither.
 * @param agreement Pearson's r with the mean of the others; null where it is undefined or was not looked at now.
 */
export function judgeBehaviour(
  rules: readonly BehaviourRule[],
  behaviour: Behaviour,
  agreement: number | null,
): BrokenRule[] {
  return rules
    .flatMap(({ figure, bound, minItems, action }): BrokenRule[] => {
      const value = behaviour.judged < minItems ? null : figureOf(figure, behaviour, agreement);
      return value !== null && isBeyond(figure, value, bound) ? [{ rule: figure, action, value, bound }] : [];
    })
    .sort((one, other) => strength(other.action) - strength(one.action));
}

function figureOf(figure: BehaviourFigure, behaviour: Behaviour, agreement: number | null): number | null {
  const { seconds, longestRun, answered, missing } = behaviour;
  switch (figure) {
    case "seconds":
      return median(seconds).value;
    case "straight-line":
      return longestRun;
    case "missing-share":
      return answered === 0 ? null : missing / answered;
    case "agreement":
      return agreement;
  }
}

function isBeyond(figure: BehaviourFigure, value: number, bound: number): boolean {
  return figure === "seconds" || figure === "agreement" ? value < bound : value > bound;
}

/** `behaviourActions` goes from the mildest to the strongest. */
function strength(action: BehaviourAction): number {
  return behaviourActions.indexOf(action);
}
