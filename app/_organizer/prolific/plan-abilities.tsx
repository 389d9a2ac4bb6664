"use client";

import { useTranslations } from "next-intl";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { NumberField } from "@/app/_ui/number-field";
import type { StudyPlanForm } from "./use-study-plan";

const abilityNames = ["screenOutPay", "partPay", "signedLinks"] as const;

/** What only some workspaces can do, each with what happens where it cannot. */
export function PlanAbilities({ form, currency }: { form: StudyPlanForm; currency: string }) {
  const t = useTranslations("organizer.prolific.abilities");
  const { plan, change, errorOf } = form;
  return (
    <fieldset className="flex max-w-2xl flex-col gap-1">
      <legend className="text-label font-semibold">{t("title")}</legend>
      <p className="text-label text-muted">{t("hint")}</p>
      {abilityNames.map((name) => (
        <Check
          key={name}
          type="checkbox"
          label={t(`names.${name}`)}
          hint={t(`hints.${name}.${plan.abilities[name] ? "on" : "off"}`)}
          checked={plan.abilities[name]}
          onChange={({ target }) => change({ abilities: { ...plan.abilities, [name]: target.checked } })}
        />
      ))}
      {plan.abilities.screenOutPay ? (
        <div className="mt-2 max-w-xs">
          <Field
            label={t("screenOut", { currency })}
            hint={t("screenOutHint")}
            error={errorOf("screenOutMinor")}
          >
            {(control) => (
              <NumberField
                {...control}
                value={plan.screenOutMinor / 100}
                min={0}
                max={100}
                decimals={2}
                onValue={(value) => change({ screenOutMinor: Math.round(value * 100) })}
              />
            )}
          </Field>
        </div>
      ) : null}
    </fieldset>
  );
}
