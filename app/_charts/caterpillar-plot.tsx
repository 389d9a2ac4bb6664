"use client";

import { useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import type { ShownEstimate } from "@/server/domain/estimate";
import { annotatorShape, useAnnotatorLegend } from "./annotator-marks";
import { labelsThatFit, linearAxis } from "./axis";
import { DataPlot, type PlotProps } from "./data-plot";
import { useEstimateColumns } from "./estimate-columns";
import { Interval, intervalSample } from "./interval";
import { lowestFirst } from "./lowest-first";
import { Mark } from "./mark";
import { svgPercent } from "./percent";
import type { DataColumn } from "./plot-data";
import { marksOf } from "./plot-layout";
import { reasonOf } from "./reason-text";
import { shortened } from "./wrapped";

/** How one annotator agrees with the others. */
export interface TaggerRow {
  annotator: string;
  /** The correlation with the mean of the others; n is the number of shared items. */
  estimate: ShownEstimate;
  hits: number;
  isExcluded: boolean;
  href?: string | undefined;
}

interface CaterpillarPlotProps extends PlotProps {
  /** Below which correlation the exclusion rule takes somebody out; null without such a rule. */
  bound: number | null;
  rows: TaggerRow[];
  /** Whether it is about rankings: the mean Spearman with each other annotator, n counting those, and groups for HITs. */
  isRanked?: boolean;
}

const room = { start: 72 };
const letters = 9;
const rowHeight = 20;

const boundSample = <path d="M-8 0h16" stroke="var(--danger)" strokeWidth="2" strokeDasharray="5 3" />;

/** Annotators by their correlation with the others, the lowest on top: is someone out of line? */
export function CaterpillarPlot({ title, file, bound, rows, isRanked = false }: CaterpillarPlotProps) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.plot");
  const axis = linearAxis(-1, 1, labelsThatFit(4));
  const sorted = lowestFirst(rows, ({ estimate }) => estimate.value);
  const marked = useAnnotatorLegend(rows);
  const legend = [...marked, { name: t("interval"), sample: intervalSample }];
  if (bound !== null) {
    legend.push({ name: t("marks.bound", { bound: rText(bound) }), sample: boundSample });
  }
  const height = rows.length * rowHeight;
  const yOf = (at: number) => (at + 0.5) * rowHeight;
  const r = t(isRanked ? "columns.meanSpearman" : "columns.r");
  const columns: DataColumn<TaggerRow>[] = [
    { name: t("columns.annotator"), kind: "text", of: ({ annotator }) => annotator },
    ...useEstimateColumns<TaggerRow>(r),
    {
      name: t(isRanked ? "columns.otherAnnotators" : "columns.sharedItems"),
      kind: "count",
      of: ({ estimate }) => estimate.n,
    },
    { name: t(isRanked ? "columns.groupsRanked" : "columns.hits"), kind: "count", of: ({ hits }) => hits },
    { name: t("columns.excluded"), kind: "text", of: ({ isExcluded }) => t(isExcluded ? "yes" : "no") },
  ];
  return (
    <DataPlot
      title={title}
      file={file}
      annotators={rows.length}
      data={sorted}
      columns={columns}
      reasonOf={({ estimate }) => reasonOf(estimate)}
      hrefOf={({ href }) => href}
      marks={marksOf(sorted, ({ estimate }, at) => ({
        x: estimate.value === null ? 0 : axis.placeOf(estimate.value),
        y: yOf(at),
      }))}
      height={height}
      legend={legend}
      x={{ axis, name: r }}
      room={room}
      nearness="row"
    >
      {bound === null ? null : (
        <line
          x1={svgPercent(axis.placeOf(bound))}
          x2={svgPercent(axis.placeOf(bound))}
          y1="0"
          y2={height}
          stroke="var(--danger)"
          strokeWidth="2"
          strokeDasharray="5 3"
        />
      )}
      {sorted.map((row, at) => (
        <g key={row.annotator}>
          <text x="-8" y={yOf(at) + 5} textAnchor="end" className="fill-text">
            {shortened(row.annotator, letters)}
          </text>
          {row.estimate.value === null ? (
            <text x="0" y={yOf(at) + 5}>
              {t("undefined")}
            </text>
          ) : (
            <>
              <Interval
                low={axis.placeOf(row.estimate.low)}
                high={axis.placeOf(row.estimate.high)}
                y={yOf(at)}
                colour={row.isExcluded ? "var(--excluded)" : "var(--series-1)"}
              />
              <Mark x={axis.placeOf(row.estimate.value)} y={yOf(at)} shape={annotatorShape(row)} />
            </>
          )}
        </g>
      ))}
    </DataPlot>
  );
}
