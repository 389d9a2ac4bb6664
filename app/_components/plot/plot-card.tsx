"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_components/ui/button";
import { Cell, HeadCell, Table } from "@/app/_components/ui/table";
import { BarPlot, type Bar } from "./bar-plot";

interface PlotCardProps {
  /** What the plot says, in a sentence. */
  title: string;
  axisX: string;
  axisY: string;
  bars: (Bar & { name: string })[];
  /** What the marked bars have in common; none are marked where it is left out. */
  markedName?: string;
}

/** One question, one plot; the same numbers as a table by one press. */
export function PlotCard({ title, axisX, axisY, bars, markedName }: PlotCardProps) {
  const t = useTranslations("organizer.ui");
  const format = useFormatter();
  const [asTable, setAsTable] = useState(false);
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-2 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-label font-semibold">{title}</h2>
        <Button
          variant="quiet"
          aria-label={asTable ? t("asPlotOf", { title }) : t("asTableOf", { title })}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? t("plot") : t("table")}
        </Button>
      </div>
      {asTable ? (
        <div className="max-h-56 overflow-y-auto">
          <Table label={title}>
            <thead>
              <tr>
                <HeadCell>{axisX}</HeadCell>
                <HeadCell numeric>{axisY}</HeadCell>
                {markedName === undefined ? null : <HeadCell>{markedName}</HeadCell>}
              </tr>
            </thead>
            <tbody>
              {bars.map((bar) => (
                <tr key={bar.name}>
                  <Cell>{bar.name}</Cell>
                  <Cell numeric>{format.number(bar.value)}</Cell>
                  {markedName === undefined ? null : (
                    <Cell>{bar.isMarked === true ? t("yes") : t("no")}</Cell>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      ) : (
        <BarPlot title={title} axisX={axisX} axisY={axisY} bars={bars} />
      )}
      {markedName === undefined || asTable ? null : (
        <p className="flex items-center gap-2 text-label text-muted">
          <span aria-hidden className="h-4 w-6 border-b-4 border-gold bg-gold-tint" />
          {markedName}
        </p>
      )}
    </section>
  );
}
