import { useTranslations } from "next-intl";
import type { FieldDifference } from "@/server/domain/activity/field-differences";
import { TextDifference } from "./text-difference";

/** From so many characters on a text is compared line by line. */
const longText = 60;

/** Settings as a protocol file names them, each with its value before and after. */
export function SettingChanges({ changes }: { changes: readonly FieldDifference[] }) {
  const t = useTranslations("organizer.activity");
  return (
    <dl className="grid gap-x-4 gap-y-1 middle:grid-cols-[max-content_1fr]">
      {changes.map(({ field, from, to }) => (
        <div key={field} className="contents">
          <dt className="font-mono wrap-anywhere text-muted">{field.replace(/^settings\./, "")}</dt>
          <dd>
            {isLong(from) || isLong(to) ? (
              <TextDifference from={textOf(from)} to={textOf(to)} />
            ) : (
              <span className="flex flex-wrap gap-x-2">
                <span className="sr-only">{t("was")}</span>
                <del dir="auto" className="text-muted wrap-anywhere">
                  {shownValue(from) ?? t("nothing")}
                </del>
                <span aria-hidden>→</span>
                <span className="sr-only">{t("is")}</span>
                <ins dir="auto" className="wrap-anywhere">
                  {shownValue(to) ?? t("nothing")}
                </ins>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isLong = (value: unknown) =>
  typeof value === "string" && (value.length > longText || value.includes("\n"));

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** As a protocol file writes it; null for nothing. */
function shownValue(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}
