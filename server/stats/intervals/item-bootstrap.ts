import { type JudgmentTable } from "../judgments/judgment-table";
import { randomInt, seededRandom, type Random } from "../random";
import { replicateSeed, type ReplicateRange } from "./bootstrap";

/** A statistic of a table, which is only good during the call. */
export type SampleStatistic = (sample: JudgmentTable) => { value: number | null };

/**
 * Any statistic on samples of the items drawn with replacement, as many as the table has; all judgments of an item go
 * with it. Ranges may be computed apart and put together. For α there is the much faster `alphaReplicates`.
 * @returns one value per sample that has one, in order.
 * Source: Efron 1979.
 */
export function itemReplicates(
  table: JudgmentTable,
  statistic: SampleStatistic,
  range: ReplicateRange,
): Float64Array {
  const [found] = sharedReplicates(table, [statistic], range);
  return found!;
}

/** The same of several statistics on the same samples, each of which is drawn once. @returns a list for each statistic. */
export function sharedReplicates(
  table: JudgmentTable,
  of: readonly SampleStatistic[],
  { seed, from, to }: ReplicateRange,
): Float64Array[] {
  const tableOfDrawn = drawnTables(table);
  const found = of.map((): number[] => []);
  for (let replicate = from; replicate < to; replicate += 1) {
    const sample = tableOfDrawn(drawItems(table.itemCount, seededRandom(replicateSeed(seed, replicate))));
    of.forEach((statistic, at) => {
      const { value } = statistic(sample);
      if (value !== null) found[at]!.push(value);
    });
  }
  return found.map((values) => Float64Array.from(values));
}

function drawItems(itemCount: number, random: Random): Uint32Array {
  const drawn = new Uint32Array(itemCount);
  for (let at = 0; at < itemCount; at += 1) drawn[at] = randomInt(random, itemCount);
  return drawn;
}

/**
 * Makes tables of drawn items, each in the room of the one before. Whatever statistic reads it, a sample that lies in
 * memory as it was drawn is gone through much faster than items here and there.
 */
function drawnTables(table: JudgmentTable): (drawn: Uint32Array) => JudgmentTable {
  // Who and what side by side: of each drawn item one place in memory is read, not two.
  const pairs = new Uint32Array(2 * table.codes.length);
  for (let at = 0; at < table.codes.length; at += 1) {
    pairs[2 * at] = table.annotators[at]!;
    pairs[2 * at + 1] = table.codes[at]!;
  }
  const firsts = new Uint32Array(table.itemCount);
  const starts = new Uint32Array(table.itemCount + 1);
  let [annotators, codes] = [new Uint32Array(0), new Uint32Array(0)];
  return (drawn) => {
    for (let at = 0; at < drawn.length; at += 1) {
      const first = table.starts[drawn[at]!]!;
      firsts[at] = first;
      starts[at + 1] = starts[at]! + table.starts[drawn[at]! + 1]! - first;
    }
    const count = starts[drawn.length]!;
    if (codes.length < count) [annotators, codes] = [new Uint32Array(count), new Uint32Array(count)];
    for (let at = 0, place = 0; at < drawn.length; at += 1) {
      const end = starts[at + 1]!;
      for (let from = 2 * firsts[at]!; place < end; from += 2, place += 1) {
        annotators[place] = pairs[from]!;
        codes[place] = pairs[from + 1]!;
      }
    }
    return { ...table, starts, annotators: annotators.subarray(0, count), codes: codes.subarray(0, count) };
  };
}
