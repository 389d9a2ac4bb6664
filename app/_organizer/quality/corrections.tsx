"use client";

import { useTranslations } from "next-intl";
import { Fields } from "@/app/_organizer/policy-field/fields";
import { PolicyCheck } from "@/app/_organizer/policy-field/policy-check";
import { PolicyNumber } from "@/app/_organizer/policy-field/policy-number";
import { usePolicy } from "@/app/_organizer/policy-field/use-policy";
import { Card } from "@/app/_ui/card";
import type { QualityProps } from "./section";

/** How long a page can be corrected, and whether broken items can be reported and skipped. */
export function Corrections({ project }: QualityProps) {
  const t = useTranslations("organizer.quality.corrections");
  const units = useTranslations("organizer.quality");
  const form = usePolicy(project, ["correctionMinutes", "itemReports"]);
  const { correctionMinutes, itemReports } = form.draft;
  const ofReports = (name: "skipsPerAnnotator" | "stopAfter") => ({
    form,
    path: `settings.itemReports.${name}`,
    label: t(name),
    hint: t(`${name}Hint`),
    value: itemReports[name],
    partOf: (value: number) => ({ itemReports: { ...itemReports, [name]: value } }),
  });
  return (
    <Card id="corrections" title={t("title")} description={t("hint")}>
      <Fields>
        <PolicyNumber
          form={form}
          path="settings.correctionMinutes"
          label={t("correctionMinutes")}
          hint={t("correctionMinutesHint")}
          unit={units("minutes")}
          value={correctionMinutes}
          partOf={(correctionMinutes) => ({ correctionMinutes })}
        />
        <PolicyCheck
          form={form}
          path="settings.itemReports.enabled"
          label={t("enabled")}
          hint={t("enabledHint")}
          checked={itemReports.enabled}
          partOf={(enabled) => ({ itemReports: { ...itemReports, enabled } })}
        />
        {itemReports.enabled ? (
          <>
            <PolicyNumber {...ofReports("skipsPerAnnotator")} unit={units("items")} />
            <PolicyNumber {...ofReports("stopAfter")} unit={t("reports")} />
          </>
        ) : null}
      </Fields>
    </Card>
  );
}
