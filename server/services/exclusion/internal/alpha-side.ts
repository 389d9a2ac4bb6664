import type { ShownEstimate } from "@/server/domain/estimate";
import type { ScreeningResult } from "@/server/domain/exclusion/screening";
import { alphaInterval } from "@/server/stats/agreement/alpha-interval";
import type { AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import type { GatheredWork } from "./gather-work";

/** Agreement on the dimension that stands for the project with its interval, and how much is judged on all of them. */
export function sideOf(
  table: JudgmentTable,
  headline: JudgmentTable,
  level: AlphaLevel,
): ScreeningResult["before"] {
  return {
    alpha: alphaWithInterval(headline, level),
    annotators: new Set(table.annotators).size,
    judgments: table.codes.length,
  };
}

/** How much there is of what has no values, and so no agreement. */
export function sideWithoutValues(
  { counted }: GatheredWork,
  keep: (at: number) => boolean,
): ScreeningResult["before"] {
  const kept = counted.annotators.filter((_, at) => keep(at));
  return {
    alpha: { value: null, reason: "no_values", n: 0 },
    annotators: new Set(kept).size,
    judgments: kept.length,
  };
}

/** n counts the items that were judged at least twice. */
function alphaWithInterval(table: JudgmentTable, level: AlphaLevel): ShownEstimate {
  const n = table.starts.reduce(
    (items, start, item) => items + Number(item > 0 && start - table.starts[item - 1]! > 1),
    0,
  );
  const found = alphaInterval(table, level);
  if (found.value === null) return { value: null, reason: found.reason, n };
  const { value, low, high } = found;
  return { value, low, high, n };
}
