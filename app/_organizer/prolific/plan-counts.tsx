"use client";

import { useTranslations } from "next-intl";
import { Fields } from "@/app/_organizer/policy-field/fields";
import { Field } from "@/app/_ui/field";
import { NumberField } from "@/app/_ui/number-field";
import type { PlanSuggestion } from "@/server/domain/recruiter/prolific/plan-suggestions";
import { Suggestions } from "./suggestions";
import type { StudyPlanForm } from "./use-study-plan";

const most = { places: 10_000, mostPlaces: 20_000, pagesPerPlace: 1_000, minutes: 600 } as const;

interface PlanCountsProps {
  form: StudyPlanForm;
  suggestions: readonly PlanSuggestion[];
  currency: string;
}

/** How many places, how many pages each, and how long one takes. */
export function PlanCounts({ form, suggestions, currency }: PlanCountsProps) {
  const t = useTranslations("organizer.prolific");
  const { plan, change, errorOf, isPublished } = form;
  const names = (["places", "mostPlaces", "pagesPerPlace", "minutes"] as const).filter(
    (name) => name !== "minutes" || !isPublished,
  );
  return (
    <Fields>
      {names.map((name) => (
        <div key={name} id={`plan-${name}`} className="flex scroll-mt-4 flex-col gap-1">
          <Field label={t(`fields.${name}`)} hint={t(`hints.${name}`)} error={errorOf(name)}>
            {(control) => (
              <NumberField
                {...control}
                value={plan[name]}
                min={1}
                max={most[name]}
                decimals={0}
                onValue={(value) => change({ [name]: value })}
              />
            )}
          </Field>
          {name === "places" || name === "minutes" ? (
            <Suggestions
              field={name}
              suggestions={suggestions}
              currency={currency}
              onUse={(value) => change({ [name]: value })}
            />
          ) : null}
        </div>
      ))}
    </Fields>
  );
}
