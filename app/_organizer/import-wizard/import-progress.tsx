"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { ImportProgress as Progress } from "@/server/domain/import/progress";
import type { ImportWizardState } from "./use-import";

/** Bytes are shown in megabytes, items as they are. */
const unitOf = ({ stage }: Progress) => (stage === "checking" ? 1_000_000 : 1);

/** How far a check or a saving is, with the way to end it. */
export function ImportProgressBar({ current }: { current: Pick<ImportWizardState, "progress" | "cancel"> }) {
  const t = useTranslations("organizer.import");
  const format = useFormatter();
  const { progress, cancel } = current;
  if (progress === null) return null;
  const { stage, done, total, pairs } = progress;
  const rounded = (value: number) => Math.round((10 * value) / unitOf(progress)) / 10;
  const label = t(`progress.${stage}`, {
    done: rounded(done),
    total: total === null ? "none" : format.number(rounded(total)),
  });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-hairline bg-surface p-4 text-label">
      <progress
        aria-label={label}
        className="h-3 w-64 max-w-full"
        {...(total !== null && { value: Math.min(done, total), max: Math.max(1, total) })}
      />
      <span>{label}</span>
      {pairs === undefined ? null : <span>{t("pairsRead", { count: pairs })}</span>}
      <Button onClick={cancel}>{t("cancel")}</Button>
    </div>
  );
}
