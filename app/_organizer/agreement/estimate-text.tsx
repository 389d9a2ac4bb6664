import { FigureText } from "./figure-text";
import type { FigureUnit } from "@/server/domain/agreement/figure";
import type { ShownEstimate } from "@/server/domain/estimate";

interface EstimateTextProps {
  estimate: ShownEstimate;
  /** What n counts. */
  unit?: FigureUnit;
}

/** A mean over pairs of annotators, or whatever n counts, with its interval from samples of the items. */
export function EstimateText({ estimate, unit = "pairs" }: EstimateTextProps) {
  const figure = estimate.value === null ? estimate : { ...estimate, interval: "bootstrap-by-item" as const };
  return <FigureText figure={figure} unit={unit} />;
}
