import { useFormatter, useTranslations } from "next-intl";
import type { UnitInWords } from "@/server/domain/task/answer-in-words";

interface UnitsTextProps {
  units: readonly UnitInWords[];
  /** Of the project's items; absent where it is not known. */
  language?: string;
}

/** Marked units as a list, each with how many summaries state it and in which words. */
export function UnitsText({ units, language }: UnitsTextProps) {
  const t = useTranslations("organizer.answer");
  const format = useFormatter();
  return (
    <ol className="grid list-none gap-2">
      {units.map(({ label, contributors }, at) => (
        <li key={at}>
          <p className="flex gap-1.5 wrap-anywhere">
            <span className="text-muted">{format.number(at + 1)}</span>
            <bdi lang={language}>{label}</bdi>
            <span className="text-muted">{t("weight", { n: contributors.length })}</span>
          </p>
          <ul className="list-none ps-5">
            {contributors.map(({ summary, text }, nth) => (
              <li key={nth} className="flex gap-1.5 wrap-anywhere text-label">
                <span className="text-muted">{t("summary", { n: summary })}</span>
                <bdi lang={language}>{text}</bdi>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
