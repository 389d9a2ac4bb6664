import { groupBy } from "@/server/domain/group-by";
import { shuffled, type Random } from "@/server/stats/random";
import { requestedRatings } from "./content";

export interface WrittenPair {
  id: string;
  dataset: string;
  largerText: string;
  smallerText: string;
}

/** A larger text with a smaller text that was written for another; each by the id of the pair that it is from. */
export interface RandomPair {
  larger: string;
  smaller: string;
}

/**
 * Pairs for the rating 0: in each dataset as many as were written for each of the other ratings, on average. Both
 * texts come from the same dataset; the smaller one was never written for the larger one. Each text is used at most
 * once, so that there are fewer where too little fits.
 * Source: 2014, section 3.2.
 */
export function pairAtRandom(random: Random, pairs: readonly WrittenPair[]): RandomPair[] {
  return groupBy(pairs, ({ dataset }) => dataset).flatMap((ofDataset) => {
    const wanted = Math.round(ofDataset.length / requestedRatings.length);
    return paired(shuffled(random, ofDataset), shuffled(random, ofDataset)).slice(0, wanted);
  });
}

function paired(larger: readonly WrittenPair[], smaller: readonly WrittenPair[]): RandomPair[] {
  const written = new Set(smaller.map(({ largerText, smallerText }) => bothTexts(largerText, smallerText)));
  const unused = new Set(smaller);
  const found: RandomPair[] = [];
  for (const { id, largerText } of larger) {
    for (const other of unused) {
      if (written.has(bothTexts(largerText, other.smallerText))) continue;
      unused.delete(other);
      found.push({ larger: id, smaller: other.id });
      break;
    }
  }
  return found;
}

function bothTexts(...texts: [larger: string, smaller: string]): string {
  return JSON.stringify(texts.map((text) => text.normalize("NFKC").trim().toLowerCase()));
}
