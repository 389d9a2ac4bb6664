import { undefinedBecause, type Estimate } from "../estimate";
import { type ValuesByItem } from "../judgments/judgment-table";

/**
 * Percent agreement: of all pairs of judgments on one item, the share that are equal (0–1).
 * @param table any number of annotators per item; an item judged fewer than two times holds no pair.
 * @returns with n, the number of pairs; null with reason "no_pairs" when no item was judged twice.
 * Source: Fleiss 1971 (his mean P where every item has the same number of judgments).
 */
export function percentAgreement(table: ValuesByItem): Estimate<"no_pairs", { n: number }> {
  const seen = new Uint32Array(table.points.length);
  let pairs = 0;
  let equal = 0;
  for (let item = 0; item < table.itemCount; item += 1) {
    const judged = table.codes.subarray(table.starts[item], table.starts[item + 1]);
    pairs += (judged.length * (judged.length - 1)) / 2;
    for (const code of judged) equal += seen[code]!++;
    for (const code of judged) seen[code] = 0;
  }
  return pairs === 0 ? undefinedBecause("no_pairs") : { value: equal / pairs, n: pairs };
}
