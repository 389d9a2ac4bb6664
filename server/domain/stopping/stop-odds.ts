import type { AccuracyRule, Policies } from "@/server/domain/policy/policies";
import { mostGoldMet, type GoldMetSettings } from "@/server/domain/gold/most-gold-met";
import { shouldStop } from "./should-stop";

/** How often somebody is stopped, and after how many gold items half and 90 % of those stopped have been. */
export interface StopOdds {
  /** 0–1 */
  stopped: number;
  /** Both null where nobody is ever stopped. */
  median: number | null;
  p90: number | null;
}

/** Gold items over which somebody is followed. */
const usualHorizon = 30;

/** The gold that somebody meets. */
export interface GoldAhead {
  /** Gold items over which they are followed, at least one. */
  horizon: number;
  /** Dimensions with a known answer in each. */
  dimensions: number;
  grading: Policies["goldGrading"];
}

const usualGold: GoldAhead = { horizon: usualHorizon, dimensions: 1, grading: "dimension" };

/** What one person can meet of gold whose items have so many dimensions each, over 30 gold items at most. */
export function goldAhead(
  settings: GoldMetSettings & Pick<Policies, "goldGrading">,
  dimensions: number,
): GoldAhead {
  const horizon = Math.max(1, Math.min(usualHorizon, mostGoldMet(settings)));
  return { horizon, dimensions, grading: settings.goldGrading };
}

/** Careless, middling and careful people; 97 % is what those who read each item reach. */
const trueAccuracies = [0.5, 0.6, 0.7, 0.8, 0.9, 0.97] as const;

/** Sums of probabilities differ from what they stand for in the last digits. */
const rounding = 1e-12;

/**
 * What a stopping rule does to somebody who gets each dimension of a gold item right with the same probability,
 * independently, looked at after each item: exact, by the probability of every count of right answers with which they
 * can still be at work.
 * @param bar what `barOf` gave, 0–1; @param trueAccuracy of one dimension, 0–1.
 */
export function stopOdds(
  rule: AccuracyRule,
  bar: number,
  trueAccuracy: number,
  gold: Partial<GoldAhead> = {},
): StopOdds {
  const stoppedAt = stopProbabilities(rule, bar, trueAccuracy, { ...usualGold, ...gold });
  const cumulative = runningSums(stoppedAt);
  const stopped = cumulative.at(-1) ?? 0;
  const firstReaching = (share: number) =>
    stopped === 0 ? null : cumulative.findIndex((sum) => sum >= share * stopped - rounding) + 1;
  return { stopped, median: firstReaching(0.5), p90: firstReaching(0.9) };
}

/** The odds of people of different true accuracy under one rule. */
export function stopOddsTable(
  rule: AccuracyRule,
  bar: number,
  gold: Partial<GoldAhead> = {},
): ({ accuracy: number } & StopOdds)[] {
  return trueAccuracies.map((accuracy) => ({ accuracy, ...stopOdds(rule, bar, accuracy, gold) }));
}

/** For each number of gold items from 1 on, the probability of being stopped just then. */
function stopProbabilities(
  rule: AccuracyRule,
  bar: number,
  trueAccuracy: number,
  { horizon, dimensions, grading }: GoldAhead,
): number[] {
  const each = grading === "item" ? 1 : dimensions;
  const chance = grading === "item" ? trueAccuracy ** dimensions : trueAccuracy;
  const stoppedAt: number[] = [];
  /** The probability of being at work, by right answers so far. */
  let atWork = [1];
  for (let items = 1; items <= horizon; items += 1) {
    let stopped = 0;
    for (let answer = 0; answer < each; answer += 1) atWork = afterOneMore(atWork, chance);
    atWork = atWork.map((probability, right) => {
      if (!shouldStop(rule, bar, { right, answered: items * each, items }).stop) return probability;
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
