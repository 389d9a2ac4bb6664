import { diffLines } from "diff";
import { useTranslations } from "next-intl";

/** What of a text was removed and added, by line; what stayed is left out. */
export function TextDifference({ from, to }: { from: string; to: string }) {
  const t = useTranslations("organizer.activity");
  const changed = diffLines(from, to).filter(({ added, removed }) => added || removed);
  return (
    <ul className="flex flex-col gap-1">
      {changed.flatMap(({ value, added }, part) =>
        value
          .replace(/\n$/, "")
          .split("\n")
          .map((line, at) => (
            <li key={`${part}.${at}`} className="flex gap-2">
              <span aria-hidden>{added ? "+" : "−"}</span>
              <span className="sr-only">{added ? t("added") : t("removed")}</span>
              {added ? (
                <ins dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {line}
                </ins>
              ) : (
                <del dir="auto" className="text-muted wrap-anywhere whitespace-pre-wrap">
                  {line}
                </del>
              )}
            </li>
          )),
      )}
    </ul>
  );
}
