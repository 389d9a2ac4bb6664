import { undefinedBecause, type Estimate } from "../estimate";
import { type JudgmentTable } from "../judgments/judgment-table";
import { type Maybe } from "../present";
import { wilsonInterval } from "../wilson-interval";

/** Of n answers to items with a key, the share that is right (0–1), with its 95 % score interval. */
export type KeyAccuracy = Estimate<"no_key_judged", { n: number; low: number; high: number }>;

/**
 * How often answers are right, over all annotators and by each.
 * @param key per item: the right answer, or null; items without one do not enter.
 * @returns `overall` takes every answer by itself, and its interval takes them as independent; `annotators` has one
 *   entry per annotator of the table. null with reason "no_key_judged" where no item with a key was judged.
 * Source: Wilson 1927 for the intervals.
 */
export function keyAccuracy(
  table: JudgmentTable,
  key: readonly Maybe[],
): { overall: KeyAccuracy; annotators: KeyAccuracy[] } {
  const right = new Uint32Array(table.annotatorCount);
  const judged = new Uint32Array(table.annotatorCount);
  for (let item = 0; item < table.itemCount; item += 1) {
    const answer = key[item] ?? null;
    if (answer === null) continue;
    for (let at = table.starts[item]!; at < table.starts[item + 1]!; at += 1) {
      const annotator = table.annotators[at]!;
      judged[annotator]! += 1;
      right[annotator]! += Number(table.points[table.codes[at]!] === answer);
    }
  }
  const total = (counts: Uint32Array) => counts.reduce((sum, count) => sum + count, 0);
  return {
    overall: accuracyOf(total(right), total(judged)),
    annotators: Array.from(judged, (n, annotator) => accuracyOf(right[annotator]!, n)),
  };
}

function accuracyOf(right: number, n: number): KeyAccuracy {
  const share = wilsonInterval(right, n);
  return share.value === null ? undefinedBecause("no_key_judged") : share;
}
