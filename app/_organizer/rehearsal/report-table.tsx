import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { RehearsalResult } from "@/server/domain/rehearsal/rehearsal";
import type { TaskType } from "@/server/domain/task/task-types";
import { reportFigures } from "./report-rows";
import { useFigureText } from "./use-figure-text";

interface ReportTableProps {
  label: string;
  taskType: TaskType;
  settings: RehearsalResult["settings"];
}

/** What the campaign will be like with each setting, and what the others have otherwise than A. */
export function ReportTable({ label, taskType, settings }: ReportTableProps) {
  const t = useTranslations("organizer.rehearsal");
  const { textOf, differenceText } = useFigureText(taskType);
  const [first, ...others] = settings;
  if (first === undefined) return null;
  const statistic = first.report.agreement.statistic;
  const nameOf = (name: string) => (name === "A" ? t("asNow") : t("setting", { name }));
  return (
    <Table cards label={label}>
      <thead>
        <tr>
          <HeadCell>{t("figure")}</HeadCell>
          {settings.map(({ name }) => (
            <HeadCell key={name}>{nameOf(name)}</HeadCell>
          ))}
          {others.map(({ name }) => (
            <HeadCell key={name}>{t("difference", { name })}</HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {reportFigures.map((figure) => (
          <tr key={figure}>
            <th
              scope="row"
              className="h-9 border-b border-hairline px-3 py-1 text-start align-baseline font-normal [tr:last-child>&]:border-b-0"
            >
              {figure === "agreement" ? t(`figures.agreements.${statistic}`) : t(`figures.${figure}`)}
            </th>
            {settings.map(({ name, report }) => (
              <Cell key={name} label={nameOf(name)}>
                {textOf(report, figure)}
              </Cell>
            ))}
            {others.map(({ name, report }) => (
              <Cell key={name} label={t("difference", { name })} className="text-muted">
                {differenceText(first.report, report, figure)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
