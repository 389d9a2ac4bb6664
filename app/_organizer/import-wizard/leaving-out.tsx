"use client";

import { useTranslations } from "next-intl";
import { Check } from "@/app/_ui/check";
import type { ImportPreview } from "@/server/domain/import/contracts";
import { ErrorTable } from "./error-table";
import type { ImportWizardState } from "./use-import";

interface LeavingOutProps {
  current: ImportWizardState;
  preview: ImportPreview;
}

/** Whether lines whose sense the dictionary lacks are left out, and what is done about each line by choice. */
export function LeavingOut({ current, preview }: LeavingOutProps) {
  const t = useTranslations("organizer.import.leavingOut");
  const { choices, choose } = current;
  const skips = choices.unknownSenses === "skip";
  const count = skips ? preview.leftOut : preview.leavable;
  return (
    <>
      {skips || count > 0 ? (
        <Check
          type="checkbox"
          checked={skips}
          onChange={() => choose({ unknownSenses: skips ? undefined : "skip" })}
          label={t("skip", { count })}
          hint={t("hint")}
        />
      ) : null}
      {preview.notes.length > 0 ? (
        <ErrorTable label={t("notes")} errors={preview.notes} bad={preview.notes.length} />
      ) : null}
    </>
  );
}
