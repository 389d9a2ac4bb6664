"use client";

import { useTranslations } from "next-intl";
import { PreviewFrame } from "@/app/_organizer/hit-preview/preview-frame";

interface ScalePreviewProps {
  project: string;
  /** When the scale was last saved; the preview shows what is saved. */
  savedAt: string | null;
}

/** The HIT page with the scale as it is saved, beside its fields. */
export function ScalePreview({ project, savedAt }: ScalePreviewProps) {
  const t = useTranslations("organizer.scale");
  return (
    <div className="flex flex-col gap-1">
      <p className="text-label font-semibold">{t("previewTitle")}</p>
      <PreviewFrame project={project} phone={false} version={savedAt} className="sticky top-4 h-[40rem]" />
    </div>
  );
}
