"use client";

import { useTranslations } from "next-intl";
import type { GoldFrequency } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { PolicyForm } from "../policy-field/policy-form";
import { PolicyNumber } from "../policy-field/policy-number";

interface AdaptiveFieldsProps {
  form: PolicyForm<
    Pick<ProjectSettings, "goldFrequency" | "whenGoldRunsOut" | "plannedAnnotators" | "allowShortRunway">
  >;
  frequency: Extract<GoldFrequency, { kind: "adaptive" }>;
}

/** In how many items there is one gold item, for accurate people and for the others. */
export function AdaptiveFields({ form, frequency }: AdaptiveFieldsProps) {
  const t = useTranslations("organizer.quality.goldInWork");
  const units = useTranslations("organizer.quality");
  return (["high", "low"] as const).map((name) => (
    <PolicyNumber
      key={name}
      form={form}
      path={`settings.goldFrequency.${name}`}
      label={t(name)}
      hint={t(`${name}Hint`)}
      unit={units("items")}
      value={frequency[name]}
      partOf={(value) => ({ goldFrequency: { ...frequency, [name]: value } })}
    />
  ));
}
