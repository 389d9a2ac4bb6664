"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_components/ui/card";
import type { Option } from "@/app/_components/ui/select";
import type { ProjectSettings } from "@/server/domain/project/project";
import { SavedChoice } from "./saved-choice";
import { SavedNumber } from "./saved-number";
import { SavedText } from "./saved-text";
import type { SectionProps } from "./section";

type Currency = ProjectSettings["currency"];

/** What a page pays and where annotators go when they are done. */
export function Pay({ project, currencies }: SectionProps & { currencies: Option<Currency>[] }) {
  const t = useTranslations("organizer.setUpProject");
  const { slug, settings } = project;
  return (
    <Card id="pay" title={t("pay")}>
      <div className="grid max-w-3xl gap-4 middle:grid-cols-2">
        <SavedNumber
          project={slug}
          path="settings.payPerHitMinor"
          label={t("payPerHit")}
          hint={t("payPerHitHint")}
          value={settings.payPerHitMinor === null ? "" : (settings.payPerHitMinor / 100).toFixed(2)}
          changeOf={(pay) => ({ settings: { payPerHitMinor: Math.round(pay * 100) } })}
          changeIfEmpty={{ settings: { payPerHitMinor: null } }}
        />
        <SavedChoice
          project={slug}
          path="settings.currency"
          label={t("currency")}
          value={settings.currency}
          options={currencies}
          changeOf={(currency) => ({ settings: { currency } })}
        />
        <SavedText
          project={slug}
          path="settings.returnUrl"
          label={t("returnUrl")}
          hint={t("returnUrlHint")}
          type="url"
          value={settings.returnUrl}
          changeOf={(returnUrl) => ({ settings: { returnUrl } })}
        />
      </div>
    </Card>
  );
}
