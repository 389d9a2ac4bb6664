import type { ItemGold, ItemRow } from "@/server/domain/import/item-row";
import type { RecordPair } from "../record";
import { recordTitle } from "../record-rows";

interface TypedRow extends Partial<Pick<ItemRow, "externalId" | "dataset" | "genre" | "group" | "split">> {
  line: number;
  content: RecordPair;
  scores: ReadonlyMap<string, number>;
  gold?: readonly ItemGold[];
  /** Of the project, in order; the first one's score stands for the pair in lists. */
  dimensions: readonly string[];
}

/** A pair of records as an item; in lists it goes by their titles. */
export function typedRow({ content, scores, dimensions, ...row }: TypedRow): ItemRow {
  return {
    externalId: null,
    dataset: null,
    genre: null,
    group: null,
    split: null,
    gold: [],
    ...row,
    textA: recordTitle(content.a),
    textB: recordTitle(content.b),
    referenceScore: scores.get(dimensions[0] ?? "") ?? null,
    content,
    scores,
  };
}
