"use client";

import { useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { useHydrated } from "@/app/_ui/use-hydrated";
import { agreementOrder, pairLookup, type PlottedPair } from "./agreement-order";
import { DataPlot, type PlotProps } from "./data-plot";
import { cellHeight, cellWidth, HeatGrid } from "./heat-grid";
import { HeatLegend, heatLegendHeight } from "./heat-legend";
import { lowestFirst } from "./lowest-first";
import { squareMarks } from "./square-marks";
import { shortened } from "./wrapped";

interface HeatMapProps extends PlotProps {
  annotators: string[];
  /** Each pair once, in either order. */
  pairs: PlottedPair[];
}

const start = 72;
const maxAnnotators = 60;
const letters = 7;
const headHeight = 24;

/** Under so many shared items a correlation says little. */
const enoughItems = 10;

/**
 * Which annotators agree with each other, those with the highest agreement first. The browser orders them and draws the up to
 * 3,540 cells. On the server they would make annotators wait.
 */
export function HeatMap({ title, file, annotators, pairs }: HeatMapProps) {
  const isHydrated = useHydrated();
  const rText = useCorrelationText();
  const t = useTranslations("organizer.plot");
  const sorted = isHydrated ? lowestFirst(pairs, ({ pearson }) => pearson) : [];
  const find = pairLookup(sorted);
  const names = isHydrated ? agreementOrder(annotators, pairs).slice(-maxAnnotators) : [];
  const legend = [t("marks.belowZero"), t("marks.fewItems", { count: enoughItems })] as const;
  const above = heatLegendHeight(legend.length) + headHeight;
  const size = Math.min(annotators.length, maxAnnotators);
  const cells = names.flatMap((a, row) =>
    names.flatMap((b, column) => {
      const at = row === column ? undefined : find(a, b);
      const pair = at === undefined ? undefined : sorted[at];
      if (at === undefined || pair === undefined) return [];
      const { pearson: value, n } = pair;
      return [
        {
          row,
          column,
          value,
          text: value === null ? t("undefined") : rText(value),
          isBelowZero: value !== null && value < 0,
          isThin: n < enoughItems,
          at,
        },
      ];
    }),
  );
  return (
    <DataPlot
      title={title}
      file={file}
      annotators={annotators.length}
      data={sorted}
      columns={[
        { name: t("columns.annotator"), kind: "text", of: ({ a }) => a },
        { name: t("columns.other"), kind: "text", of: ({ b }) => b },
        { name: t("columns.pearson"), kind: "correlation", of: ({ pearson }) => pearson },
        { name: t("columns.spearman"), kind: "correlation", of: ({ spearman }) => spearman },
        { name: t("columns.kendall"), kind: "correlation", of: ({ kendall }) => kendall },
        { name: t("columns.sharedItems"), kind: "count", of: ({ n }) => n },
      ]}
      reasonOf={({ reason }) => reason}
      marks={squareMarks(cells, size)}
      height={size * cellHeight}
      width={size * cellWidth}
      room={{ above, below: 8, start }}
      note={annotators.length > maxAnnotators ? t("onlyLowest", { count: maxAnnotators }) : undefined}
      isGrid
    >
      <HeatLegend name={t("columns.pearson")} hatches={legend} start={start} above={above} />
      {names.map((name, at) => (
        <g key={name} className="fill-text">
          <text x="-8" y={(at + 0.5) * cellHeight + 5} textAnchor="end">
            {shortened(name, letters)}
          </text>
          <text x={(at + 0.5) * cellWidth} y="-8" textAnchor="middle">
            {shortened(name, letters)}
          </text>
        </g>
      ))}
      <HeatGrid cells={cells} size={size} diagonal={names.map((name) => shortened(name, letters))} />
    </DataPlot>
  );
}
