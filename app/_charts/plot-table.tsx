"use client";

import { useTranslations } from "next-intl";
import { Link } from "@/app/_ui/link";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import { useCellText } from "./cell-text";
import type { PlotColumn, PlotRow } from "./plot-data";

interface PlotTableProps {
  label: string;
  columns: PlotColumn[];
  rows: PlotRow[];
  /** How many rows are shown until all are asked for. */
  first: number;
}

/** The numbers of a plot. */
export function PlotTable({ label, columns, rows, first }: PlotTableProps) {
  const t = useTranslations("organizer.plot");
  const text = useCellText();
  const [asksForAll, setAsksForAll] = useState(false);
  const shown = asksForAll ? rows : rows.slice(0, first);
  const hasReasons = rows.some(({ reason }) => reason !== undefined);
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="max-h-96 w-full overflow-y-auto">
        <Table label={label}>
          <thead>
            <tr>
              {columns.map(({ name, kind }) => (
                <HeadCell key={name} numeric={kind !== "text"}>
                  {name}
                </HeadCell>
              ))}
              {hasReasons ? <HeadCell>{t("reason")}</HeadCell> : null}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <tr key={at}>
                {columns.map(({ name, kind }, column) => {
                  const value = text(row.cells[column] ?? null, kind);
                  return (
                    <Cell key={name} numeric={kind !== "text"}>
                      {column === 0 && row.href !== undefined ? <Link href={row.href}>{value}</Link> : value}
                    </Cell>
                  );
                })}
                {hasReasons ? <Cell>{row.reason}</Cell> : null}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {shown.length === rows.length ? null : (
        <p className="flex flex-wrap items-center gap-2 text-label text-muted">
          {t("lowestRows", { shown: shown.length, count: rows.length })}
          <Button variant="quiet" onClick={() => setAsksForAll(true)}>
            {t("allRows", { count: rows.length })}
          </Button>
        </p>
      )}
    </div>
  );
}
