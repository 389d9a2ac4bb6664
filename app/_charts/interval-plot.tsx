import { useTranslations } from "next-intl";
import type { ShownEstimate } from "@/server/domain/estimate";
import { XAxis, xAxisHeight } from "./axes";
import { labelsThatFit, linearAxis } from "./axis";
import { Interval, intervalSample } from "./interval";
import { intervalPlaces } from "./interval-places";
import { Legend, legendHeight } from "./legend";
import { Mark } from "./mark";
import { markSample } from "./mark-sample";
import { PlotCard, type PlotProps } from "./plot-card";
import { estimateCells, reasonOf, useReasonText } from "./reason-text";

/** How well annotators agree in one place. */
export interface AgreementRow {
  /** A dataset, or a dataset and a dimension. Rows of one name follow each other. */
  name: string;
  among: "all" | "unadjudicated";
  /** n is the number of items. */
  estimate: ShownEstimate;
  annotators: number;
  /** How the value and its interval were made, in words. */
  method: string;
}

interface IntervalPlotProps extends PlotProps {
  /** The name of what is estimated. */
  statistic: string;
  rows: AgreementRow[];
  range?: readonly [number, number];
}

const looks = {
  all: { shape: "circle", colour: "var(--series-1)" },
  unadjudicated: { shape: "square", colour: "var(--series-2)" },
} as const;

const start = 12;

/** Estimates with their intervals, a row each: how well do they agree, and where? */
export function IntervalPlot({ title, file, statistic, rows, range = [-0.2, 1] }: IntervalPlotProps) {
  const t = useTranslations("organizer.plot");
  const reason = useReasonText();
  const axis = linearAxis(...range, labelsThatFit(4));
  const among = (["all", "unadjudicated"] as const).filter((each) => rows.some((row) => row.among === each));
  const legend = [
    ...among.map((each) => ({ name: t(`among.${each}`), sample: markSample(looks[each].shape) })),
    { name: t("interval"), sample: intervalSample },
  ];
  const top = legendHeight(legend.length);
  const { names, ys, base } = intervalPlaces(rows, top);
  const placed = rows.map((row, at) => ({ ...row, y: ys[at] ?? 0 }));
  const columns = [
    { name: t("columns.name"), kind: "text" },
    { name: t("columns.among"), kind: "text" },
    { name: statistic, kind: "correlation" },
    { name: t("columns.low"), kind: "correlation" },
    { name: t("columns.high"), kind: "correlation" },
    { name: t("columns.items"), kind: "count" },
    { name: t("columns.annotators"), kind: "count" },
    { name: t("columns.method"), kind: "text" },
  ] as const;
  return (
    <PlotCard
      title={title}
      file={file}
      columns={[...columns]}
      rows={rows.map(({ name, among: counted, estimate, annotators, method }) => ({
        cells: [name, t(`among.${counted}`), ...estimateCells(estimate), estimate.n, annotators, method],
        reason: reason(reasonOf(estimate)),
      }))}
      marks={placed.map(({ estimate, y }, row) => ({
        x: estimate.value === null ? 0 : axis.placeOf(estimate.value),
        y,
        row,
      }))}
      frame={{ start, end: 16, height: base + xAxisHeight }}
      nearness="row"
    >
      <Legend entries={legend} start={start} />
      <XAxis axis={axis} name={statistic} top={top} base={base} />
      {names.map(({ name, y }) => (
        <text key={name} x="0" y={y} className="fill-text">
          {name}
        </text>
      ))}
      {placed.map(({ estimate, among: counted, y }, at) =>
        estimate.value === null ? (
          <text key={at} x="0" y={y + 5}>
            {t("undefined")}
          </text>
        ) : (
          <g key={at}>
            <Interval
              low={axis.placeOf(estimate.low)}
              high={axis.placeOf(estimate.high)}
              y={y}
              colour={looks[counted].colour}
            />
            <Mark x={axis.placeOf(estimate.value)} y={y} shape={looks[counted].shape} />
          </g>
        ),
      )}
    </PlotCard>
  );
}
