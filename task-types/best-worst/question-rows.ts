import type { QuestionLayout } from "@/server/domain/import/contracts";
import type { ItemRow } from "@/server/domain/import/item-row";
import { balancedTuples, tupleCountFor, tupleSize } from "@/server/stats/best-worst/balanced-tuples";
import { seededRandom } from "@/server/stats/random";
import { itemPairName, type BestWorstContent, type Pair } from "./best-worst-content";

/** The fewest pairs of which several questions can be made. */
export const fewestPairs = tupleSize + 1;

/** The item that asks about four pairs; lists show two of them as each text. */
export function questionRow(line: number, dataset: string | null, pairs: readonly Pair[]): ItemRow {
  const names = pairs.map(itemPairName);
  const content: BestWorstContent = { pairs: [...pairs] };
  return {
    line,
    externalId: null,
    textA: names.slice(0, tupleSize / 2).join(" · "),
    textB: names.slice(tupleSize / 2).join(" · "),
    dataset,
    genre: null,
    group: null,
    split: null,
    content,
    referenceScore: null,
    scores: null,
    gold: [],
  };
}

/** Balanced questions about the pairs of one dataset, numbered from `first` on. */
export function questionRows(
  pairs: readonly Pair[],
  dataset: string | null,
  first: number,
  { factor, seed }: QuestionLayout,
): ItemRow[] {
  const tuples = balancedTuples(seededRandom(seed), pairs.length, tupleCountFor(pairs.length, factor));
  return tuples.map((tuple, at) =>
    questionRow(
      first + at,
      dataset,
      tuple.flatMap((pair) => pairs.slice(pair, pair + 1)),
    ),
  );
}
