import { FigureText } from "./figure-text";
import type { ShownEstimate } from "@/server/domain/estimate";

/** A mean over pairs of annotators with its interval from samples of the items. */
export function EstimateText({ estimate }: { estimate: ShownEstimate }) {
  const figure = estimate.value === null ? estimate : { ...estimate, interval: "bootstrap-by-item" as const };
  return <FigureText figure={figure} unit="pairs" />;
}
