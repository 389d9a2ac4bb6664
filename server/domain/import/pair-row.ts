import type { GoldUse } from "@/server/domain/gold/gold-use";

/** What an annotator should answer to a gold pair. */
export interface ImportedGoldAnswer {
  answer: number;
  /** How far an answer may be off; null leaves it to the project. */
  tolerance: number | null;
  explanation: string | null;
  use: GoldUse;
}

/** One pair of an imported file. The texts hold exactly the characters of the file. */
export interface PairRow {
  line: number;
  externalId: string | null;
  textA: string;
  textB: string;
  dataset: string | null;
  referenceScore: number | null;
  gold: ImportedGoldAnswer | null;
  genre: string | null;
  /** The part of the data that it belongs to, as train or test. */
  split: string | null;
  /** Items of the project with the same group may be kept on one page. */
  group: string | null;
}
