import { TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { AccuracyRule } from "@/server/domain/policy/policies";
import { stopOdds } from "@/server/domain/stopping/stop-odds";
import type { StopOddsProps } from "./stop-odds-figures";
import { usualCertainty } from "./stop-mode";

const accuracies = { careful: 0.9, guessing: 0.5 };

/** In words what a rule does to careful people and to guessers, beside what its counterpart would do. */
export function StopOddsHint({ rule, bar, gold }: StopOddsProps) {
  const t = useTranslations("organizer.quality.stopping");
  const format = useFormatter();
  const ofHundred = (share: number) =>
    format.number(100 * share, { maximumFractionDigits: share < 0.1 ? 1 : 0 });
  const figuresOf = (each: AccuracyRule) => ({
    careful: ofHundred(stopOdds(each, bar, accuracies.careful, gold).stopped),
    guessers: ofHundred(1 - stopOdds(each, bar, accuracies.guessing, gold).stopped),
  });
  const { careful, guessers } = figuresOf(rule);
  const other = figuresOf({ ...rule, certainty: rule.certainty === null ? usualCertainty : null });
  const values = { careful, guessers, carefulOther: other.careful, guessersOther: other.guessers };
  return (
    <p className="flex items-start gap-2">
      <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />
      {rule.certainty === null ? t("ofRaw", values) : t("ofSure", values)}
    </p>
  );
}
