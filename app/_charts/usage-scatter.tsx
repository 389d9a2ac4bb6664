"use client";

import { useFormatter, useTranslations } from "next-intl";
import { annotatorShape, useAnnotatorLegend } from "./annotator-marks";
import { labelsThatFit, linearAxis } from "./axis";
import type { PlotProps } from "./data-plot";
import { lowestFirst } from "./lowest-first";
import { svgPercent } from "./percent";
import { Scatter, scatterHeight, scatterPlace, type ScatterSide } from "./scatter";

/** How one annotator uses the scale. */
export interface UsageRow {
  annotator: string;
  /** In points of the scale; null with the reason where it is undefined. */
  mean: number | null;
  sd: number | null;
  n: number;
  /** The share (0–1) of judgments at either end of the scale. */
  endShare: number | null;
  isExcluded: boolean;
  href?: string | undefined;
  reason?: string | undefined;
}

interface UsageScatterProps extends PlotProps {
  /** The mean and the SD of all judgments together. */
  crowd: { mean: number; sd: number };
  /** The ends of the scale. */
  range: readonly [number, number];
  rows: UsageRow[];
}

const crowdSample = (
  <path d="M-8 0h16M0-8v16" stroke="var(--series-2)" strokeWidth="2" strokeDasharray="4 2" />
);

/** Annotators by mean and SD of their own judgments around the crowd's: does someone use the scale otherwise? */
export function UsageScatter({ title, file, crowd, range, rows }: UsageScatterProps) {
  const t = useTranslations("organizer.plot");
  const format = useFormatter();
  const sorted = lowestFirst(rows, ({ sd }) => sd);
  const widest = Math.max((range[1] - range[0]) / 2, ...rows.map(({ sd }) => sd ?? 0));
  const x: ScatterSide<UsageRow> = {
    axis: linearAxis(...range, labelsThatFit(3)),
    name: t("axes.ownMean"),
    of: ({ mean }) => mean,
  };
  const y: ScatterSide<UsageRow> = {
    axis: linearAxis(0, widest, 6),
    name: t("axes.ownSd"),
    of: ({ sd }) => sd,
  };
  const inPoints = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  const crowdText = { mean: inPoints(crowd.mean), sd: inPoints(crowd.sd) };
  const legend = [...useAnnotatorLegend(rows), { name: t("marks.crowd", crowdText), sample: crowdSample }];
  const centre = scatterPlace({ x, y }, crowd.mean, crowd.sd);
  return (
    <Scatter
      title={title}
      file={file}
      annotators={rows.length}
      data={sorted}
      columns={[
        { name: t("columns.annotator"), kind: "text", of: ({ annotator }) => annotator },
        { name: t("columns.mean"), kind: "points", of: ({ mean }) => mean },
        { name: t("columns.sd"), kind: "points", of: ({ sd }) => sd },
        { name: t("columns.n"), kind: "count", of: ({ n }) => n },
        { name: t("columns.endShare"), kind: "share", of: ({ endShare }) => endShare },
        { name: t("columns.excluded"), kind: "text", of: ({ isExcluded }) => t(isExcluded ? "yes" : "no") },
      ]}
      reasonOf={({ reason }) => reason}
      hrefOf={({ href }) => href}
      legend={legend}
      x={x}
      y={y}
      shapeOf={annotatorShape}
    >
      {centre === null ? null : (
        <g stroke="var(--series-2)" strokeWidth="2" strokeDasharray="4 2">
          <line x1={svgPercent(centre.x)} x2={svgPercent(centre.x)} y1="0" y2={scatterHeight} />
          <line x1="0" x2="100%" y1={centre.y} y2={centre.y} />
        </g>
      )}
    </Scatter>
  );
}
