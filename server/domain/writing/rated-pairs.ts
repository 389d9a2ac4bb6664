import { pairAtRandom } from "@/server/domain/task/pair-writing/pair-at-random";
import type { RequestedRating } from "@/server/domain/task/pair-writing/content";
import type { Random } from "@/server/stats/random";

/** An accepted text with what it was written for. */
export interface AcceptedPair {
  /** Of the prompt, within its dataset. */
  externalId: string;
  dataset: string;
  genre: string | null;
  split: string | null;
  largerText: string;
  smallerText: string;
  requested: RequestedRating;
  /** Who wrote the smaller text. */
  annotatorId: string;
}

/** A pair to be rated. */
export interface RatedPair extends Omit<AcceptedPair, "requested"> {
  /** The rating for which it was written; 0 for a pair made at random. */
  requested: RequestedRating | 0;
}

/**
 * What a rating project is made of: every accepted pair, and in each dataset pairs at random for 0. Pairs with the same
 * prompt are told apart by a number behind its id; those at random by "-0", with the writer of the smaller text.
 */
export function ratedPairs(random: Random, accepted: readonly AcceptedPair[]): RatedPair[] {
  const named = withOwnIds(accepted);
  const byPlace = new Map(named.map((pair, at) => [String(at), pair]));
  const candidates = [...byPlace].map(([id, pair]) => ({ ...pair, id }));
  const made = pairAtRandom(random, candidates).flatMap(({ larger, smaller }): RatedPair[] => {
    const [of, other] = [byPlace.get(larger), byPlace.get(smaller)];
    if (of === undefined || other === undefined) return [];
    const { smallerText, annotatorId } = other;
    return [{ ...of, externalId: `${of.externalId}-0`, smallerText, annotatorId, requested: 0 }];
  });
  return [...named, ...made];
}

function withOwnIds(accepted: readonly AcceptedPair[]): AcceptedPair[] {
  const taken = new Set<string>();
  return accepted.map((pair) => {
    let externalId = pair.externalId;
    for (let number = 2; taken.has(JSON.stringify([pair.dataset, externalId])); number += 1) {
      externalId = `${pair.externalId}-${number}`;
    }
    taken.add(JSON.stringify([pair.dataset, externalId]));
    return { ...pair, externalId };
  });
}
