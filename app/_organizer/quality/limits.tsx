"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import { useTimeZone } from "@/app/_ui/time-zone";
import type { LimitsPolicy } from "@/server/domain/policy/policies";
import { CampaignCost } from "./campaign-cost";
import { Fields } from "../policy-field/fields";
import { LimitNumber } from "./limit-number";
import { PolicyMoment } from "../policy-field/policy-moment";
import type { ConsequenceProps } from "./section";
import { usePolicy } from "../policy-field/use-policy";
import { WithConsequence } from "./with-consequence";

const path = "settings.limits";

/** How much one person, the money and the calendar allow. */
export function Limits({ project, summary }: ConsequenceProps) {
  const t = useTranslations("organizer.quality.limits");
  const units = useTranslations("organizer.quality");
  const form = usePolicy(project, ["limits"]);
  const { limits } = form.draft;
  const zone = useTimeZone();
  const momentOf = (name: "opensAt" | "closesAt") => ({
    form,
    path: `${path}.${name}`,
    label: t(name),
    hint: t("zone", { zone }),
    value: limits[name],
    partOf: (at: string | null) => ({ limits: { ...limits, [name]: at } satisfies LimitsPolicy }),
  });
  const settings = (
    <Fields>
      <LimitNumber form={form} name="itemsPerAnnotator" unit={units("items")} />
      <LimitNumber form={form} name="sharePerAnnotator" unit={units("percent")} kind="percent" />
      <LimitNumber form={form} name="hitsPerAnnotator" unit={units("hits")} />
      <LimitNumber form={form} name="returnsPerAnnotator" unit={units("hits")} />
      <LimitNumber form={form} name="budgetMinor" unit={project.settings.currency} kind="money" />
      <PolicyMoment {...momentOf("opensAt")} />
      <PolicyMoment {...momentOf("closesAt")} />
    </Fields>
  );
  return (
    <Card id="limits" title={t("title")} description={t("hint")}>
      <WithConsequence settings={settings}>
        <CampaignCost settings={{ ...project.settings, limits }} summary={summary} />
      </WithConsequence>
    </Card>
  );
}
