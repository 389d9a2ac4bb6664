import type { AccuracyRule } from "@/server/domain/policy/policies";
import { shouldStop } from "./should-stop";

/** How often somebody is stopped, and after how many gold answers half and 90 % of those stopped have been. */
export interface StopOdds {
  /** 0–1 */
  stopped: number;
  /** Both null where nobody is ever stopped. */
  median: number | null;
  p90: number | null;
}

/** Gold answers over which somebody is followed. */
export const usualHorizon = 30;

/** Careless, middling and careful people; 97 % is what those who read each item reach. */
const trueAccuracies = [0.5, 0.6, 0.7, 0.8, 0.9, 0.97] as const;

/** Sums of probabilities differ from what they stand for in the last digits. */
const rounding = 1e-12;

/**
 * What a stopping rule does to somebody who gets each gold item right with the same probability, looked at after each
 * of them: exact, by the probability of every count of right answers with which they can still be at work.
 * @param bar what `barOf` gave, 0–1; @param trueAccuracy 0–1; @param horizon gold answers, at least 1.
 */
export function stopOdds(
  rule: AccuracyRule,
  bar: number,
  trueAccuracy: number,
  horizon: number = usualHorizon,
): StopOdds {
  const stoppedAt = stopProbabilities(rule, bar, trueAccuracy, horizon);
  const cumulative = runningSums(stoppedAt);
  const stopped = cumulative.at(-1) ?? 0;
  const firstReaching = (share: number) =>
    stopped === 0 ? null : cumulative.findIndex((sum) => sum >= share * stopped - rounding) + 1;
  return { stopped, median: firstReaching(0.5), p90: firstReaching(0.9) };
}

/** The odds of people of different true accuracy under one rule, over 30 gold answers. */
export function stopOddsTable(rule: AccuracyRule, bar: number): ({ accuracy: number } & StopOdds)[] {
  return trueAccuracies.map((accuracy) => ({ accuracy, ...stopOdds(rule, bar, accuracy) }));
}

/** For each number of gold answers from 1 on, the probability of being stopped just then. */
function stopProbabilities(rule: AccuracyRule, bar: number, trueAccuracy: number, horizon: number): number[] {
  const stoppedAt: number[] = [];
  /** The probability of being at work, by right answers so far. */
  let atWork = [1];
  for (let answered = 1; answered <= horizon; answered += 1) {
    let stopped = 0;
    atWork = afterOneMore(atWork, trueAccuracy).map((probability, right) => {
      if (!shouldStop(rule, bar, { right, answered }).stop) return probability;
      stopped += probability;
      return 0;
    });
    stoppedAt.push(stopped);
  }
  return stoppedAt;
}

function afterOneMore(atWork: readonly number[], trueAccuracy: number): number[] {
  return Array.from({ length: atWork.length + 1 }, (_, right) => {
    const wasRight = (atWork[right - 1] ?? 0) * trueAccuracy;
    const wasWrong = (atWork[right] ?? 0) * (1 - trueAccuracy);
    return wasRight + wasWrong;
  });
}

function runningSums(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}
