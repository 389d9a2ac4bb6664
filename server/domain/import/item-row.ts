import type { ImportedGoldAnswer, PairRow } from "./pair-row";

/** A known answer to an imported item. */
export interface ItemGold extends ImportedGoldAnswer {
  /** The dimension it is the answer on, by name; null is the first. */
  dimension: string | null;
  /** Of a ranking: the candidates by their place in the item, most similar first; `answer` is the least τ that is right. */
  order: readonly number[] | null;
}

/** One item of an imported file, whatever its task type. */
export interface ItemRow extends Omit<PairRow, "gold"> {
  /** By the contract of the task type; null for pairs of texts. */
  content: unknown;
  gold: readonly ItemGold[];
  /** Scores that came with the item, by dimension, where there are several dimensions; the first is `referenceScore`. */
  scores: ReadonlyMap<string, number> | null;
}
