import { useLocale, useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { LanguageAgreement } from "@/server/domain/agreement/report";
import { FigureText } from "./figure-text";
import { useTitleOf } from "./use-title-of";

interface LanguageTableProps {
  rows: readonly LanguageAgreement[];
  /** Names the dimension where there are several. */
  named: string | null;
}

/** How far people agree who read their pages in one language, and how far with those who read others; nothing of one alone. */
export function LanguageTable({ rows, named }: LanguageTableProps) {
  const t = useTranslations("organizer.agreement.languages");
  const names = new Intl.DisplayNames([useLocale()], { type: "language" });
  const titleOf = useTitleOf(named);
  if (rows.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h2>{t("title")}</h2>
      <p className="max-w-3xl text-label text-muted">{t("hint")}</p>
      <Table label={titleOf(t("title"))}>
        <thead>
          <tr>
            <HeadCell>{t("language")}</HeadCell>
            <HeadCell>{t("within")}</HeadCell>
            <HeadCell>{t("withOthers")}</HeadCell>
            <HeadCell numeric>{t("annotators")}</HeadCell>
            <HeadCell numeric>{t("judgments")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ language, within, withOthers, annotators, judgments }) => (
            <tr key={language}>
              <Cell>{names.of(language) ?? language}</Cell>
              <Cell className="min-w-40">
                <FigureText figure={within} unit="items" />
              </Cell>
              <Cell className="min-w-40">
                <FigureText figure={withOthers} unit="items" />
              </Cell>
              <Cell numeric>{t("count", { count: annotators })}</Cell>
              <Cell numeric>{t("count", { count: judgments })}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
