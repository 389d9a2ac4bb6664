"use client";

import { useTranslations } from "next-intl";
import { PolicyNumber } from "@/app/_organizer/policy-field/policy-number";
import { usePolicy } from "@/app/_organizer/policy-field/use-policy";
import { Card } from "@/app/_ui/card";
import type { QualityProps } from "./section";

/** How often an item comes back to the person who judged it. */
export function HiddenRepeats({ project }: QualityProps) {
  const t = useTranslations("organizer.quality");
  const form = usePolicy(project, ["repeatShare"]);
  return (
    <Card id="repeats" title={t("repeats.title")} description={t("repeats.hint")}>
      <div className="max-w-md">
        <PolicyNumber
          form={form}
          path="settings.repeatShare"
          label={t("sharing.repeatShare")}
          hint={t("sharing.repeatShareHint")}
          unit={t("percent")}
          kind="percent"
          value={form.draft.repeatShare}
          partOf={(repeatShare) => ({ repeatShare })}
        />
      </div>
    </Card>
  );
}
