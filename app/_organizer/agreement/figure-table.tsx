import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { AgreementRow } from "@/server/domain/agreement/report";
import { statistics, statisticNames } from "@/server/domain/agreement/statistics";
import { FigureText } from "./figure-text";
import { useTitleOf } from "./use-title-of";

interface FigureTableProps {
  /** Over all items. */
  row: AgreementRow;
  /** Names the dimension where there are several. */
  named: string | null;
}

/** The figures of agreement over all items besides alpha, each with what it rests on. */
export function FigureTable({ row: { figures }, named }: FigureTableProps) {
  const t = useTranslations("organizer.agreement.figures");
  const titleOf = useTitleOf(named);
  const stated = statisticNames.flatMap((name) => {
    const figure = figures[name];
    return name === "alpha" || figure === undefined ? [] : [{ name, figure }];
  });
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h2>{t("title")}</h2>
      <Table label={titleOf(t("title"))}>
        <thead>
          <tr>
            <HeadCell>{t("figure")}</HeadCell>
            <HeadCell>{t("value")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {stated.map(({ name, figure }) => (
            <tr key={name}>
              <Cell>{t(name)}</Cell>
              <Cell>
                <FigureText figure={figure} unit={statistics[name].unit} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
