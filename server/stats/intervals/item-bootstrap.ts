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
    const { value } = statistic(drawItems(table, seededRandom(replicateSeed(seed, replicate))));
    if (value !== null) found.push(value);
  }
  return Float64Array.from(found);
}

function drawItems(table: JudgmentTable, random: Random): JudgmentTable {
  const { itemCount, starts } = table;
  const drawn = Uint32Array.from({ length: itemCount }, () => randomInt(random, itemCount));
  const sampleStarts = new Uint32Array(itemCount + 1);
  drawn.forEach((item, at) => (sampleStarts[at + 1] = sampleStarts[at]! + starts[item + 1]! - starts[item]!));
  const annotators = new Uint32Array(sampleStarts[itemCount]!);
  const codes = new Uint32Array(sampleStarts[itemCount]!);
  drawn.forEach((item, at) => {
    annotators.set(table.annotators.subarray(starts[item], starts[item + 1]), sampleStarts[at]);
    codes.set(table.codes.subarray(starts[item], starts[item + 1]), sampleStarts[at]);
  });
  return { ...table, starts: sampleStarts, annotators, codes };
}
