"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/app/_ui/field";
import { NumberField } from "@/app/_ui/number-field";
import type { PlanSuggestion } from "@/server/domain/recruiter/prolific/plan-suggestions";
import { hourlyMinor } from "@/server/domain/recruiter/prolific/study-plan";
import { useMinorMoney } from "./minor-money";
import { Suggestions } from "./suggestions";
import type { StudyPlanForm } from "./use-study-plan";

interface PlanRewardProps {
  form: StudyPlanForm;
  suggestions: readonly PlanSuggestion[];
  currency: string;
}

/** What a place is paid, and what that is an hour. */
export function PlanReward({ form, suggestions, currency }: PlanRewardProps) {
  const moneyIn = useMinorMoney();
  const t = useTranslations("organizer.prolific");
  const { plan, change, errorOf } = form;
  const hourly = moneyIn(currency)(hourlyMinor(plan.rewardMinor, plan.minutes));
  const setReward = (rewardMinor: number) => change({ rewardMinor });
  return (
    <div id="plan-reward" className="flex max-w-md scroll-mt-4 flex-col gap-1">
      <Field label={t("reward", { currency })} hint={t("hourly", { hourly })} error={errorOf("rewardMinor")}>
        {(control) => (
          <NumberField
            {...control}
            value={plan.rewardMinor / 100}
            min={0.01}
            max={1_000}
            decimals={2}
            onValue={(value) => setReward(Math.round(value * 100))}
          />
        )}
      </Field>
      <Suggestions field="rewardMinor" suggestions={suggestions} currency={currency} onUse={setReward} />
    </div>
  );
}
