"use client";

import { useTranslations } from "next-intl";
import { PolicyNumber } from "@/app/_organizer/policy-field/policy-number";
import { usePolicy } from "@/app/_organizer/policy-field/use-policy";
import { Card } from "@/app/_ui/card";
import { mayHaveTwins } from "@/server/domain/twin/check-twins";
import type { QualityProps } from "./section";

/** How often people meet a degraded twin of an item of their own; absent where nothing says what would be less alike. */
export function DegradedTwins({ project }: QualityProps) {
  const t = useTranslations("organizer.quality");
  const form = usePolicy(project, ["twinShare"]);
  if (!mayHaveTwins(project.preset)) return null;
  return (
    <Card id="twins" title={t("twins.title")} description={t("twins.hint")}>
      <div className="max-w-md">
        <PolicyNumber
          form={form}
          path="settings.twinShare"
          label={t("sharing.twinShare")}
          hint={t("sharing.twinShareHint")}
          unit={t("percent")}
          kind="percent"
          value={form.draft.twinShare}
          partOf={(twinShare) => ({ twinShare })}
        />
      </div>
    </Card>
  );
}
