import type { ShownEstimate } from "@/server/domain/estimate";
import type { AnnotatorCorrelation } from "@/server/stats/agreement/inter-tagger";
import { pearson } from "@/server/stats/pearson";
import { spearman } from "@/server/stats/correlation/spearman";
import type { Correlation } from "@/server/stats/correlation/dense-pearson";
import { fisherInterval } from "@/server/stats/intervals/fisher-z";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { sum } from "@/server/stats/sum";
import { itemValues } from "@/server/stats/judgments/item-values";

/** How somebody agrees with the mean of the others: Pearson with its interval, and Spearman. */
export interface LeaveOneOutAgreement {
  pearson: ShownEstimate;
  spearman: number | null;
}

/** Of somebody whose judgments count. Pearson is null where it has no interval, with the reason of `fisherInterval`. */
export function countedLeaveOneOut({ pearson, spearman, items }: AnnotatorCorrelation): LeaveOneOutAgreement {
  return { pearson: withFisher(pearson, items), spearman: spearman.value };
}

/**
 * Of somebody whose judgments do not count, against the means of all whose judgments do.
 * @param judged their values by the item's number in the table.
 */
export function uncountedLeaveOneOut(
  table: JudgmentTable,
  judged: readonly { item: number; value: number }[],
): LeaveOneOutAgreement {
  const pairs = judged.flatMap(({ item, value }) => {
    const others = itemValues(table, item);
    return others.length === 0 ? [] : [{ value, others: sum(others) / others.length }];
  });
  const own = pairs.map(({ value }) => value);
  const others = pairs.map((pair) => pair.others);
  return { pearson: withFisher(pearson(own, others), pairs.length), spearman: spearman(own, others).value };
}

function withFisher(r: Correlation, n: number): ShownEstimate {
  if (r.value === null) return { value: null, reason: r.reason, n };
  const interval = fisherInterval(r.value, n);
  if (interval.value === null) return { value: null, reason: interval.reason, n };
  return { value: r.value, low: interval.low, high: interval.high, n };
}
