"use client";

import { useTranslations } from "next-intl";
import { LockedField } from "@/app/_organizer/saved-field/locked-field";
import { SavedChoice } from "@/app/_organizer/saved-field/saved-choice";
import { SavedNumber } from "@/app/_organizer/saved-field/saved-number";
import { erasureModes, privacyOf } from "@/server/domain/policy/privacy-policy";
import type { SectionProps } from "./section";

/** What annotators are told of their data; settled by the launch. */
export function PrivacySettings({ project }: SectionProps) {
  const t = useTranslations("organizer.privacy");
  const { onErase, keepTracesDays } = privacyOf(project.settings);
  return (
    <div id="privacy" className="grid max-w-3xl scroll-mt-4 items-start gap-4 middle:grid-cols-2">
      {project.frozen.includes("onErase") ? (
        <LockedField label={t("onErase")} value={t(`modes.${onErase}`)} />
      ) : (
        <SavedChoice
          project={project.slug}
          path="settings.onErase"
          label={t("onErase")}
          hint={t("onEraseHint")}
          value={onErase}
          options={erasureModes.map((value) => ({ value, name: t(`modes.${value}`) }))}
          changeOf={(value) => ({ settings: { onErase: value } })}
        />
      )}
      {project.frozen.includes("keepTracesDays") ? (
        <LockedField label={t("keepTracesDays")} value={String(keepTracesDays)} />
      ) : (
        <SavedNumber
          project={project.slug}
          path="settings.keepTracesDays"
          label={t("keepTracesDays")}
          hint={t("keepTracesDaysHint")}
          value={String(keepTracesDays)}
          changeOf={(days) => ({ settings: { keepTracesDays: days } })}
        />
      )}
    </div>
  );
}
