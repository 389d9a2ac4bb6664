import type { GoldChoice } from "@/server/domain/import/choose-gold";
import { searchTextOf } from "@/server/domain/item/search-text";
import type { ItemGold } from "@/server/domain/import/item-row";
import type { PlacedRow } from "./internal/read-import";

/** An item as it goes into the database, but for its ids and its place; with the answers by which it becomes gold, if it does. */
export interface ReadyRow {
  dataset: string;
  item: {
    externalId: string;
    textA: string;
    textB: string;
    content: unknown;
    searchText: string;
    genre: string | null;
    split: string | null;
    referenceScore: number | null;
    groupKey: string | null;
  };
  gold: readonly ItemGold[];
}

/** Makes rows ready, in order; of those with a score that are not gold themselves the choice says which become it. */
export function rowMaker(becomesGold: GoldChoice): (row: PlacedRow) => ReadyRow {
  let scored = 0;
  return (row) => {
    const takes = row.gold.length === 0 && row.referenceScore !== null && becomesGold(scored++);
    const { externalId, textA, textB, content, genre, split, referenceScore, group } = row;
    return {
      dataset: row.dataset,
      item: {
        externalId,
        textA,
        textB,
        content,
        searchText: searchTextOf(row),
        genre,
        split,
        referenceScore,
        groupKey: group,
      },
      gold: takes ? takenGold(row) : row.gold,
    };
  };
}

/** The scores of a row as known answers. */
function takenGold({ referenceScore, scores }: PlacedRow): ItemGold[] {
  const answers: (readonly [string | null, number | null])[] =
    scores === null ? [[null, referenceScore]] : [...scores];
  return answers.flatMap(([dimension, answer]) =>
    answer === null
      ? []
      : [{ dimension, answer, order: null, tolerance: null, explanation: null, use: "work" as const }],
  );
}
