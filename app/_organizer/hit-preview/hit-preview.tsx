"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Check } from "@/app/_ui/check";
import { PreviewFrame } from "./preview-frame";

interface HitPreviewProps {
  project: string;
  /** The direction that the project's language gives the page. */
  direction: "ltr" | "rtl";
}

/** The HIT page as annotators get it, with switches for a phone, the dark theme and the other direction. */
export function HitPreview({ project, direction }: HitPreviewProps) {
  const t = useTranslations("organizer.preview");
  const [phone, setPhone] = useState(false);
  const [dark, setDark] = useState(false);
  const [rtl, setRtl] = useState(direction === "rtl");
  const switches = [
    { name: t("phone"), on: phone, set: setPhone },
    { name: t("dark"), on: dark, set: setDark },
    { name: t("rtl"), on: rtl, set: setRtl },
  ];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-label text-muted">{t("hint")}</p>
      <div className="flex flex-wrap gap-x-6">
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
        phone={phone}
        theme={dark ? "dark" : "light"}
        direction={rtl ? "rtl" : "ltr"}
        className="h-[48rem]"
      />
    </div>
  );
}
