import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { Preset } from "@/server/domain/preset/preset";

/** What a preset asks of the people who join, and when it stops them. */
export function PresetPolicies({ preset }: { preset: Preset }) {
  const t = useTranslations("organizer.newProject");
  const format = useFormatter();
  const countryNames = new Intl.DisplayNames([useLocale()], { type: "region" });
  const { qualification, stopping, eligibility } = preset.settings;
  const rule = stopping.accuracy;
  const percent = (share: number) => format.number(share, { style: "percent", maximumFractionDigits: 1 });
  return t("policies", {
    qualification: qualification.kind,
    size: "size" in qualification ? qualification.size : preset.testPairs.length,
    needed: "needed" in qualification ? qualification.needed : 0,
    tries: "tries" in qualification ? qualification.tries : 1,
    stop: rule === null ? "none" : rule.certainty === null ? "raw" : "sure",
    bar: percent(rule?.bar ?? 0),
    certainty: percent(rule?.certainty ?? 0),
    minGold: rule?.minGold ?? 0,
    countries: eligibility.countries.length,
    list: format.list(eligibility.countries.map((code) => countryNames.of(code) ?? code)),
    approval: eligibility.minApprovalRate === null ? "none" : "asked",
    approvalRate: percent(eligibility.minApprovalRate ?? 0),
  });
}
