import type { QuestionLayout } from "@/server/domain/import/contracts";
import { excerpt } from "@/server/imports/excerpt";
import type { ItemRow } from "@/server/domain/import/item-row";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import type { ItemFileEntry, PairFileEntry } from "@/server/domain/import/pair-file-entry";
import { itemPairName, type Pair } from "../best-worst-content";
import { fewestPairs, questionRows } from "../question-rows";

type Lines = ReadonlyMap<string, { pair: Pair; line: number }>;

/**
 * Makes questions of the pairs of a list, for each dataset by itself; none if anything is wrong with the list.
 * @param entries the pairs as they are read from a file.
 */
export async function* readListedPairs(
  entries: AsyncIterable<PairFileEntry>,
  layout: QuestionLayout,
): AsyncGenerator<ItemFileEntry> {
  const byDataset = new Map<string | null, Map<string, { pair: Pair; line: number }>>();
  let isGood = true;
  for await (const entry of entries) {
    if ("head" in entry || "note" in entry) {
      yield entry;
      continue;
    }
    const error = "error" in entry ? entry.error : addPair(byDataset, entry.row);
    if (error !== null) yield { error };
    isGood &&= error === null;
  }
  if (!isGood) return;
  for (const lines of byDataset.values()) {
    const error = tooFew(lines);
    if (error !== null) yield { error };
    isGood &&= error === null;
  }
  if (isGood) yield* rowsOf(byDataset, layout);
}

function addPair(
  byDataset: Map<string | null, Map<string, { pair: Pair; line: number }>>,
  { textA, textB, dataset, line }: { textA: string; textB: string; dataset: string | null; line: number },
): LineError | null {
  const pair: Pair = [textA.trim(), textB.trim()];
  const lines = byDataset.get(dataset) ?? new Map<string, { pair: Pair; line: number }>();
  byDataset.set(dataset, lines);
  const v = excerpt(itemPairName(pair));
  const key = JSON.stringify(pair);
  const earlier = lines.get(key);
  lines.set(key, earlier ?? { pair, line });
  if (earlier === undefined) return null;
  const place = { file: "pairs", line, column: null, found: v } as const;
  return lineError("pair_repeated", place, { v, n: earlier.line });
}

function tooFew(lines: Lines): LineError | null {
  const [first] = lines.values();
  if (lines.size >= fewestPairs) return null;
  const place = { file: "pairs", line: first?.line ?? 1, column: null, found: null } as const;
  return lineError("too_few_pairs", place, { n: lines.size, min: fewestPairs });
}

function* rowsOf(
  byDataset: ReadonlyMap<string | null, Lines>,
  layout: QuestionLayout,
): Generator<{ row: ItemRow }> {
  let first = 1;
  for (const [dataset, lines] of byDataset) {
    const pairs = Array.from(lines.values(), ({ pair }) => pair);
    const rows = questionRows(pairs, dataset, first, layout);
    for (const row of rows) yield { row };
    first += rows.length;
  }
}
