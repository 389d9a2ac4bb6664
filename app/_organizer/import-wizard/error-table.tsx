"use client";

import { useTranslations } from "next-intl";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ImportError } from "@/server/domain/import/contracts";

interface ErrorTableProps {
  errors: readonly ImportError[];
  /** How many lines it is about, shown or not. */
  bad: number;
  /** What the table shows, where that is not lines that cannot be imported. */
  label?: string;
}

/** What is said of lines, by file, line and column, with what stands there. */
export function ErrorTable({ errors, bad, label }: ErrorTableProps) {
  const t = useTranslations("organizer.import");
  const problems = useTranslations("organizer.lineErrors");
  const ui = useTranslations("organizer.ui");
  const head = ["fileName", "line", "column", "problem", "found"] as const;
  const rows = errors.map((error) => ({
    ...error,
    problem: problems(error.reason, { ...error.params, file: error.fileName }),
  }));
  return (
    <div className="flex flex-col gap-2">
      <Table label={label ?? t("errors")}>
        <thead>
          <tr>
            {head.map((name) => (
              <HeadCell key={name} numeric={name === "line" || name === "column"}>
                {t(`errorColumns.${name}`)}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <Cell className="whitespace-nowrap">{row.fileName}</Cell>
              <Cell numeric>{row.line}</Cell>
              <Cell numeric>{row.column ?? ui("none")}</Cell>
              <Cell>{row.problem}</Cell>
              <Cell className="font-mono wrap-anywhere whitespace-pre-wrap">{row.found ?? ui("none")}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {errors.length < bad ? (
        <p className="text-label text-muted">{t("firstErrors", { count: errors.length })}</p>
      ) : null}
    </div>
  );
}
