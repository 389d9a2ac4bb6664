import type { SplitPart } from "@/server/stats/sampling/split-by-shares";
import type { ShortBands } from "@/server/stats/sampling/taken-counts";

export const similarityNames = ["edit", "token-overlap"] as const;
export type SimilarityName = (typeof similarityNames)[number];

/** What is sampled of a file, and how; the command line and the screen both make one. */
export interface SampleOrder {
  /** Where each band begins, ascending. */
  bands: number[];
  /** Where the last band ends. */
  upTo: number;
  /** How many pairs to draw from each band of each stratum: one number for all bands, or one for each. */
  perBand: readonly number[];
  /** The same for strata that differ from it, by name. */
  quota: ReadonlyMap<string, number>;
  /** What becomes of what a band lacks. */
  short: ShortBands;
  similarity: SimilarityName;
  split?: SplitPart[] | undefined;
  seed: number;
  textA?: string | undefined;
  textB?: string | undefined;
  /** The column whose values are sampled separately. */
  stratum?: string | undefined;
  /** Two columns with a comma between: pairs with equal cells are sampled separately. */
  bags?: string | undefined;
  /** The column of clusters, where the file has one text a line. */
  cluster?: string | undefined;
  text?: string | undefined;
  /** How many pairs to draw within clusters and across them. */
  within?: number | undefined;
  across?: number | undefined;
  delimiter?: string | undefined;
  header: boolean;
}

/** How many pairs are drawn from each bag of a file of texts, unless told. */
export const defaultDraws = 100_000;
