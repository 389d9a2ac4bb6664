"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";

interface UploadProgressProps {
  sent: number;
  total: number;
  onCancel: () => void;
}

const megabyte = 1_000_000;

/** How much of the files has been sent, with the way to stop it. */
export function UploadProgress({ sent, total, onCancel }: UploadProgressProps) {
  const t = useTranslations("organizer.import");
  const format = useFormatter();
  const megabytes = (bytes: number) => format.number(bytes / megabyte, { maximumFractionDigits: 1 });
  const label = t("sent", { sent: megabytes(sent), total: megabytes(total) });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-hairline bg-surface p-4 text-label">
      <progress aria-label={label} value={sent} max={Math.max(1, total)} className="h-3 w-64 max-w-full" />
      <span>{label}</span>
      <Button onClick={onCancel}>{t("cancel")}</Button>
    </div>
  );
}
