"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Check } from "@/app/_ui/check";
import { Field } from "@/app/_ui/field";
import { Select } from "@/app/_ui/select";
import { textDirection } from "@/server/domain/project/text-direction";
import { PreviewFrame } from "./preview-frame";
import type { PreviewPart } from "./preview-parts";

interface HitPreviewProps {
  project: string;
  /** The direction that the project's language gives the page. */
  direction: "ltr" | "rtl";
  /** Those in which there are texts, the one in which they were written first. */
  languages: readonly string[];
  parts: readonly PreviewPart[];
}

/**
 * The pages as annotators get them, in each language, with switches for a phone, the dark theme and the other direction.
 */
export function HitPreview({ project, direction, languages, parts }: HitPreviewProps) {
  const t = useTranslations("organizer.preview");
  const names = new Intl.DisplayNames([useLocale()], { type: "language" });
  const [own = ""] = languages;
  const [part, setPart] = useState<PreviewPart>("page");
  const [language, setLanguage] = useState(own);
  const [phone, setPhone] = useState(false);
  const [dark, setDark] = useState(false);
  const [rtl, setRtl] = useState(direction === "rtl");
  const read = (chosen: string) => {
    setLanguage(chosen);
    setRtl((chosen === own ? direction : textDirection(chosen)) === "rtl");
  };
  const switches = [
    { name: t("phone"), on: phone, set: setPhone },
    { name: t("dark"), on: dark, set: setDark },
    { name: t("rtl"), on: rtl, set: setRtl },
  ];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-label text-muted">{t("hint")}</p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t("part")}>
          {(control) => (
            <Select
              {...control}
              options={parts.map((value) => ({ value, name: t(`parts.${value}`) }))}
              value={part}
              onChoose={setPart}
            />
          )}
        </Field>
        {languages.length < 2 ? null : (
          <Field label={t("language")}>
            {(control) => (
              <Select
                {...control}
                options={languages.map((value) => ({ value, name: names.of(value) ?? value }))}
                value={language}
                onChoose={read}
              />
            )}
          </Field>
        )}
        {switches.map(({ name, on, set }) => (
          <Check
            key={name}
            type="checkbox"
            label={name}
            checked={on}
            onChange={(event) => set(event.target.checked)}
          />
        ))}
      </div>
      <PreviewFrame
        project={project}
        shown={{ part, language: language === own ? null : language }}
        phone={phone}
        theme={dark ? "dark" : "light"}
        direction={rtl ? "rtl" : "ltr"}
        className="h-[48rem]"
      />
    </div>
  );
}
