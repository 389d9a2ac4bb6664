import { strataLimit, BandedSample } from "@/server/stats/sampling/banded-sample";
import { editSimilarity } from "@/server/stats/sampling/edit-similarity";
import { SimilarityHistogram } from "@/server/stats/sampling/similarity-histogram";
import { seededRandom, type Random } from "@/server/stats/random";
import { tokenOverlap } from "@/server/stats/token-overlap";
import type { CandidatePair } from "@/server/imports/sampling/candidate-row";
import { tableFault, type TableFault } from "@/server/imports/ratings-table/table-fault";
import type { SampleOrder, SimilarityName } from "@/server/domain/sample/sample-order";
import { countSimilarity, emptyFineCounts, type FineCounts } from "@/server/stats/sampling/fine-counts";
import { similarityBands } from "@/server/stats/sampling/similarity-bands";

/** A pair that was drawn, with its number in the order in which pairs came. */
export interface DrawnPair {
  order: number;
  cells: readonly string[];
}

const similarities: Record<SimilarityName, (textA: string, textB: string) => { value: number | null }> = {
  edit: editSimilarity,
  "token-overlap": tokenOverlap,
};

/** Samples pairs that come one by one, by their similarity, and counts them. */
export class PairSampler {
  readonly histogram = new SimilarityHistogram();
  readonly sample: BandedSample<DrawnPair>;
  readonly random: Random;
  /** How similar the pairs of each stratum are. */
  readonly strata = new Map<string, FineCounts>();
  readonly #similarity: SimilarityName;
  #count = 0;

  constructor(order: SampleOrder) {
    this.random = seededRandom(order.seed);
    this.#similarity = order.similarity;
    const { perBand, quota: quotas, short } = order;
    const bands = similarityBands(order.bands, order.upTo);
    this.sample = new BandedSample(this.random, { bands, perBand, quotas, short });
  }

  /** How many pairs came. */
  get count(): number {
    return this.#count;
  }

  /** @param line where the pair stands in its file. */
  add({ textA, textB, stratum, cells }: CandidatePair, line: number): TableFault[] {
    if (!this.sample.admits(stratum)) {
      const place = { line, column: null, found: stratum };
      return [tableFault("too_many_strata", place, { n: strataLimit })];
    }
    const { value } = similarities[this.#similarity](textA, textB);
    if (value === null) throw new RangeError("Texts without a character cannot be compared");
    this.#count += 1;
    this.histogram.add(value);
    this.#countIn(stratum, value);
    this.sample.add(stratum, value, { order: this.#count, cells });
    return [];
  }

  #countIn(stratum: string, similarity: number): void {
    const counts = this.strata.get(stratum) ?? emptyFineCounts();
    this.strata.set(stratum, counts);
    countSimilarity(counts, similarity);
  }
}
