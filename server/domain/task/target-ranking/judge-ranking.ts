import { z } from "zod";
import type { AnswerRule } from "@/server/domain/assignment/answer-rules";
import type { RankingAnswer } from "./wire";

/** The keys by which an annotator names the candidates, by their place in the item. @param order as they were shown */
export function candidateKeys(candidates: number, order: readonly number[]): string[] {
  const shown = (place: number) => (order.length === 0 ? place : order.indexOf(place));
  return Array.from({ length: candidates }, (_, place) => `c${shown(place) + 1}`);
}

/** The rules that a ranking breaks: all candidates, each once, and none alike unless they may be. */
export function checkRanking(
  { ranking }: Pick<RankingAnswer, "ranking">,
  keys: readonly string[],
  allowTies: boolean,
): AnswerRule[] {
  const named = ranking.flat();
  const rules: [AnswerRule, boolean][] = [
    ["unknown_candidate", named.some((key) => !keys.includes(key))],
    ["ranked_twice", new Set(named).size < named.length],
    ["missing", keys.some((key) => !named.includes(key))],
    ["tied", !allowTies && ranking.some((place) => Array.isArray(place) && place.length > 1)],
  ];
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
}

/** The rank of each candidate by its place in the item, from 1 for the most similar; equal ranks are ties. */
export function judgedRanks({ ranking }: Pick<RankingAnswer, "ranking">, keys: readonly string[]): number[] {
  return keys.map((key) => ranking.findIndex((place) => [place].flat().includes(key)) + 1);
}

const storedRanks = z.array(z.int().min(1));

export const ranksText = (ranks: readonly number[]): string => JSON.stringify(ranks);

/** Ranks as a judgment holds them. @throws ZodError or SyntaxError for what is no ranking */
export const readRanks = (answer: string): number[] => storedRanks.parse(JSON.parse(answer));

/** The candidates of each place, most similar first; those that share a place stand together, in the item's order. */
export function candidatesByPlace(candidates: readonly string[], ranks: readonly number[]): string[][] {
  const places = [...new Set(ranks)].sort((one, other) => one - other);
  return places.map((place) => candidates.filter((_, at) => ranks[at] === place));
}
