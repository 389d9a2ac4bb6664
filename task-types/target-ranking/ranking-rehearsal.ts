import type { Character } from "@/server/domain/rehearsal/simulated-annotator";
import { drawOrder } from "@/server/stats/ranking/plackett-luce";
import type { Rehearsal, RehearsedAnswer } from "@/server/domain/task/rehearsal";
import type { TargetGroup } from "./target-group";

/** How many times likelier each kind of person puts a candidate above the next one of the true order. */
const clearness: Record<Character, number> = { careful: 6, noisy: 2, random: 1, "one-answer": 1 };

/** The key by which a candidate is called, by its place in the item. */
const keyOf = (place: number) => `c${place + 1}`;

/**
 * Rankings of people who prefer the candidates in their known order, or where none is known as they stand in the item.
 * Recorded ones are written like "musician > performer = artist > person".
 */
export const rankingRehearsal: Rehearsal<TargetGroup> = {
  simulate: (random, { character, order }, { positives }) => {
    const truth = order ?? positives.map((_, place) => place);
    const strengths = truth.map((_, at) => clearness[character] ** (truth.length - at));
    return { ranking: drawOrder(strengths, random).map((at) => keyOf(truth[at] ?? 0)) };
  },
  recorded: (text, { positives }) => {
    const ranking = text
      .split(">")
      .map((place) => place.split("=").map((word) => keyOf(positives.indexOf(word.trim()))));
    const isWhole = ranking.flat().length === positives.length && !ranking.flat().includes(keyOf(-1));
    return isWhole ? { ranking } : null;
  },
  asShown: (answer, order) => (order.length === 0 ? answer : shownRanking(answer, order)),
};

function shownRanking(answer: RehearsedAnswer, order: readonly number[]): RehearsedAnswer {
  if (!("ranking" in answer)) return answer;
  const shown = (key: string) => keyOf(order.indexOf(Number(key.slice(1)) - 1));
  return {
    ...answer,
    ranking: answer.ranking.map((place) => (typeof place === "string" ? shown(place) : place.map(shown))),
  };
}
