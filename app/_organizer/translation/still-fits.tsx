"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Notice } from "@/app/_ui/notice";
import { useSaveTranslation, type TranslatedPlace } from "./use-save-translation";

interface StillFitsProps {
  project: string;
  language: string;
  of: TranslatedPlace;
  label: string;
  text: string;
}

/** Says that a translation fits the text beside it, which has changed since. */
export function StillFits({ project, language, of, label, text }: StillFitsProps) {
  const t = useTranslations("organizer.languages");
  const { save, saving, error } = useSaveTranslation(project, language, of);
  return (
    <div className="flex flex-col items-start gap-2 middle:col-start-2">
      <Button
        aria-label={t("stillFitsOf", { name: label })}
        busyLabel={saving && t("saving")}
        onClick={() => save({ text }, null, {})}
      >
        {t("stillFits")}
      </Button>
      {error === undefined ? null : <Notice tone="danger" announced title={error} />}
    </div>
  );
}
