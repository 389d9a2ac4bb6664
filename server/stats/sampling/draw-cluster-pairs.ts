import type { Random } from "../random";
import { ClusterPairs, type PairOfPlaces } from "./cluster-pairs";
import { drawDistinct } from "./draw-distinct";

/** Whether the two texts of a pair have the same cluster: the two bags of STS 2012 §2 (MSRvid) and 2013 §2.1. */
export type PairBag = "within" | "across";

export interface BaggedPair {
  bag: PairBag;
  /** The places of its two texts, either of which may come first. */
  places: PairOfPlaces;
}

/**
 * So many different pairs within clusters and across them, or all where there are fewer; each set of them is equally
 * likely. Takes memory for the texts and for a number per pair drawn, never for all pairs.
 * @param clusters the cluster of each text.
 */
export function* drawClusterPairs(
  random: Random,
  clusters: readonly string[],
  counts: Readonly<Record<PairBag, number>>,
): Generator<BaggedPair> {
  const pairs = new ClusterPairs(clusters);
  for (const index of drawDistinct(random, Math.min(counts.within, pairs.within), pairs.within))
    yield { bag: "within", places: eitherWay(random, pairs.pairWithin(index)) };
  for (const index of drawDistinct(random, Math.min(counts.across, pairs.across), pairs.across))
    yield { bag: "across", places: eitherWay(random, pairs.pairAcross(index)) };
}

function eitherWay(random: Random, [one, other]: PairOfPlaces): PairOfPlaces {
  return random() < 0.5 ? [one, other] : [other, one];
}
