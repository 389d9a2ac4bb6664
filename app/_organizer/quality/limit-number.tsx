"use client";

import { useTranslations } from "next-intl";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { PolicyForm } from "../policy-field/policy-form";
import { PolicyNumber } from "../policy-field/policy-number";
import type { NumberKindName } from "../policy-field/written-number";

interface LimitNumberProps {
  form: PolicyForm<Pick<ProjectSettings, "limits">>;
  name:
    | "itemsPerAnnotator"
    | "sharePerAnnotator"
    | "hitsPerAnnotator"
    | "returnsPerAnnotator"
    | "budgetMinor";
  unit: string;
  kind?: NumberKindName;
}

/** A limit that may be left empty. */
export function LimitNumber({ form, name, ...field }: LimitNumberProps) {
  const t = useTranslations("organizer.quality.limits");
  const { limits } = form.draft;
  return (
    <PolicyNumber
      {...field}
      form={form}
      path={`settings.limits.${name}`}
      label={t(name)}
      hint={t(`${name}Hint`)}
      value={limits[name]}
      partOf={(value) => ({ limits: { ...limits, [name]: value } })}
      partIfEmpty={{ limits: { ...limits, [name]: null } }}
    />
  );
}
