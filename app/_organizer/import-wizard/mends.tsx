"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import type { ImportError } from "@/server/domain/import/contracts";
import { mended, mendsOf, type Mend } from "@/server/domain/import/mends";
import type { Choices } from "./choices";

interface MendsProps {
  errors: readonly ImportError[];
  choices: Choices;
  onMend: (choices: Choices) => void;
}

/** What mends the errors of a file at one press, without changing the file. */
export function Mends({ errors, choices, onMend }: MendsProps) {
  const t = useTranslations("organizer.import.mends");
  const mends = mendsOf(errors, choices);
  if (mends.length === 0) return null;
  const labelOf = (mend: Mend) => {
    if (mend.kind !== "ignore-columns") return t(mend.kind);
    return t(mend.kind, { count: mend.columns.length, columns: mend.columns.join(", ") });
  };
  return (
    <div role="group" aria-label={t("title")} className="flex flex-wrap gap-2">
      {mends.map((mend) => (
        <Button key={mend.kind} onClick={() => onMend(mended(choices, mend))}>
          {labelOf(mend)}
        </Button>
      ))}
    </div>
  );
}
