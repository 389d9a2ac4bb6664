import { drawnByAnnotator, type AnnotatorIndex } from "../judgments/by-annotator";
import { type JudgmentTable } from "../judgments/judgment-table";
import { randomInt, seededRandom, type Random } from "../random";
import { replicateSeed, type ReplicateRange } from "./bootstrap";

/**
 * Any statistic on samples of the items drawn with replacement, as many as the table has; all judgments of an item go
 * with it. Ranges may be computed apart and put together. For α there is the much faster `alphaReplicates`.
 * @returns one value per sample that has one, in order.
 * Source: Efron 1979.
 */
export function itemReplicates(
  table: JudgmentTable,
  statistic: (sample: JudgmentTable) => { value: number | null },
  { seed, from, to }: ReplicateRange,
): Float64Array {
  const found: number[] = [];
  for (let replicate = from; replicate < to; replicate += 1) {
    const drawn = drawItems(table.itemCount, seededRandom(replicateSeed(seed, replicate)));
    const { value } = statistic(tableOfDrawn(table, drawn));
    if (value !== null) found.push(value);
  }
  return Float64Array.from(found);
}

/**
 * The same of a statistic that reads a sample annotator by annotator: what is drawn is listed, and no table is made of it.
 * @param statistic gets the judgments and items of the table, as often as they were drawn; they are only good during the call.
 */
export function annotatorReplicates(
  table: JudgmentTable,
  statistic: (drawn: AnnotatorIndex) => { value: number | null },
  { seed, from, to }: ReplicateRange,
): Float64Array {
  const byAnnotator = drawnByAnnotator(table);
  const found: number[] = [];
  for (let replicate = from; replicate < to; replicate += 1) {
    const drawn = drawItems(table.itemCount, seededRandom(replicateSeed(seed, replicate)));
    const { value } = statistic(byAnnotator(drawn));
    if (value !== null) found.push(value);
  }
  return Float64Array.from(found);
}

function drawItems(itemCount: number, random: Random): Uint32Array {
  const drawn = new Uint32Array(itemCount);
  for (let at = 0; at < itemCount; at += 1) drawn[at] = randomInt(random, itemCount);
  return drawn;
}

function tableOfDrawn(table: JudgmentTable, drawn: Uint32Array): JudgmentTable {
  const starts = new Uint32Array(drawn.length + 1);
  for (let at = 0; at < drawn.length; at += 1) {
    starts[at + 1] = starts[at]! + table.starts[drawn[at]! + 1]! - table.starts[drawn[at]!]!;
  }
  const annotators = new Uint32Array(starts[drawn.length]!);
  const codes = new Uint32Array(starts[drawn.length]!);
  for (let at = 0, place = 0; at < drawn.length; at += 1) {
    const end = table.starts[drawn[at]! + 1]!;
    for (let judgment = table.starts[drawn[at]!]!; judgment < end; judgment += 1, place += 1) {
      annotators[place] = table.annotators[judgment]!;
      codes[place] = table.codes[judgment]!;
    }
  }
  return { ...table, starts, annotators, codes };
}
