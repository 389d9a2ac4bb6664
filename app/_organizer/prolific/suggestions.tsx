"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { PlanSuggestion, SuggestedField } from "@/server/domain/recruiter/prolific/plan-suggestions";
import { sumsAsMoney, useMinorMoney } from "./minor-money";

interface SuggestionsProps {
  field: SuggestedField;
  suggestions: readonly PlanSuggestion[];
  currency: string;
  onUse: (value: number) => void;
}

/** Values for a field of the plan, each with where it comes from and the button that takes it. */
export function Suggestions({ field, suggestions, currency, onUse }: SuggestionsProps) {
  const moneyIn = useMinorMoney();
  const t = useTranslations("organizer.prolific.suggestions");
  const shown = suggestions.filter((each) => each.field === field);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-label">
      {shown.map(({ source, value, params }) => {
        const name = field === "rewardMinor" ? moneyIn(currency)(value) : String(value);
        return (
          <li key={source} className="flex flex-wrap items-center gap-x-2">
            {t(`sources.${source}`, { ...sumsAsMoney(params, moneyIn(currency)), value })}
            <Button
              variant="quiet"
              aria-label={t("useFor", { value: name, field: t(`fields.${field}`) })}
              onClick={() => onUse(value)}
            >
              {t("use", { value: name })}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
