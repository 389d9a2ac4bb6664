/** Two runs' scores of the items of one dataset, beside their gold; lists of one length, all finite. */
export interface PairedScores {
  name: string;
  gold: readonly number[];
  a: readonly number[];
  b: readonly number[];
}

export const correlationNames = ["pearson", "spearman"] as const;
export type CorrelationName = (typeof correlationNames)[number];
