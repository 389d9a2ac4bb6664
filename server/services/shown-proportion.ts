import type { ShownEstimate } from "@/server/domain/estimate";
import { wilsonInterval } from "@/server/stats/wilson-interval";

/** A share of counted trials with its 95 % Wilson interval, as screens show it. */
export function shownProportion(hits: number, trials: number): ShownEstimate {
  const found = wilsonInterval(hits, trials);
  return found.value === null ? { value: null, reason: found.reason, n: trials } : { ...found };
}
