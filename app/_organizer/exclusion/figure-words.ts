"use client";

import { useFormatter } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import type { RuleName } from "@/server/stats/exclusion/exclusion-rule";

const correlations = new Set<RuleName>(["gold-pearson", "inter-tagger", "pairwise"]);
const shares = new Set<RuleName>(["gold-accuracy", "missing-share"]);

/** Whether a rule's figure is a correlation. */
export const isCorrelation = (name: RuleName) => correlations.has(name);

/** A figure of a rule in its own unit: a correlation, a share, seconds or a count. */
export function useFigureWords() {
  const rText = useCorrelationText();
  const format = useFormatter();
  return (name: RuleName, value: number): string => {
    if (correlations.has(name)) return rText(value);
    if (shares.has(name)) return format.number(value, { style: "percent", maximumFractionDigits: 1 });
    return format.number(value, { maximumFractionDigits: 1 });
  };
}
