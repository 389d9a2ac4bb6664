import { useTranslations } from "next-intl";
import type { AdjudicationDecision } from "@/server/domain/adjudication/adjudication";
import { printedValue } from "@/app/_annotator/scale-input/printed-value";

/** Says what was decided. */
export function useDecisionWords(): (decision: AdjudicationDecision) => string {
  const t = useTranslations("organizer.adjudication.decisions");
  return (decision) => (decision.kind === "value" ? printedValue(decision.value) : t(decision.kind));
}
