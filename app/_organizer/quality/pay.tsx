"use client";

import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import type { Option } from "@/app/_ui/select";
import type { ProjectSettings } from "@/server/domain/project/project";
import { SavedChoice } from "../saved-field/saved-choice";
import { SavedNumber } from "../saved-field/saved-number";
import { wholeMinor } from "@/app/_ui/whole-minor";
import type { SectionProps } from "../task-settings/section";

const payText = (minor: unknown) => (typeof minor === "number" ? (minor / 100).toFixed(2) : "");

type Currency = ProjectSettings["currency"];

/** What a page pays. */
export function Pay({ project, currencies }: SectionProps & { currencies: Option<Currency>[] }) {
  const t = useTranslations("organizer.setUpProject");
  const ui = useTranslations("organizer.ui");
  const { slug, settings } = project;
  return (
    <Card id="pay" title={t("pay")}>
      <div className="grid max-w-3xl gap-4 middle:grid-cols-2">
        <SavedNumber
          project={slug}
          path="settings.payPerHitMinor"
          label={t("payPerHit")}
          hint={t("payPerHitHint")}
          value={payText(settings.payPerHitMinor)}
          textOf={payText}
          changeOf={(pay) => {
            const minor = wholeMinor(pay);
            if (minor !== null) return { settings: { payPerHitMinor: minor } };
            return { problem: Math.abs(pay) < 0.01 ? ui("belowCent") : ui("partOfCent") };
          }}
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
      </div>
    </Card>
  );
}
