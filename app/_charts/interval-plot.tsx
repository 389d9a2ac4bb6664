import { useTranslations } from "next-intl";
import type { ShownEstimate } from "@/server/domain/estimate";
import { labelsThatFit, linearAxis } from "./axis";
import { DataPlot, type PlotProps } from "./data-plot";
import { useEstimateColumns } from "./estimate-columns";
import { Interval, intervalSample } from "./interval";
import { intervalPlaces } from "./interval-places";
import { Mark } from "./mark";
import { markSample } from "./mark-sample";
import type { DataColumn } from "./plot-data";
import { marksOf } from "./plot-layout";
import { reasonOf } from "./reason-text";

/** How well annotators agree in one place. */
export interface IntervalRow {
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
  rows: IntervalRow[];
  range?: readonly [number, number];
}

const looks = {
  all: { shape: "circle", colour: "var(--series-1)" },
  unadjudicated: { shape: "square", colour: "var(--series-2)" },
} as const;

/** Estimates with their intervals, a row each: how well do they agree, and where? */
export function IntervalPlot({ title, file, statistic, rows, range = [-0.2, 1] }: IntervalPlotProps) {
  const t = useTranslations("organizer.plot");
  const axis = linearAxis(...range, labelsThatFit(4));
  const among = (["all", "unadjudicated"] as const).filter((each) => rows.some((row) => row.among === each));
  const legend = [
    ...among.map((each) => ({ name: t(`among.${each}`), sample: markSample(looks[each].shape) })),
    { name: t("interval"), sample: intervalSample },
  ];
  const { names, ys, height } = intervalPlaces(rows);
  const placed = rows.map((row, at) => ({ ...row, y: ys[at] ?? 0 }));
  const columns: DataColumn<IntervalRow>[] = [
    { name: t("columns.name"), kind: "text", of: ({ name }) => name },
    { name: t("columns.among"), kind: "text", of: ({ among: counted }) => t(`among.${counted}`) },
    ...useEstimateColumns<IntervalRow>(statistic),
    { name: t("columns.items"), kind: "count", of: ({ estimate }) => estimate.n },
    { name: t("columns.annotators"), kind: "count", of: ({ annotators }) => annotators },
    { name: t("columns.method"), kind: "text", of: ({ method }) => method },
  ];
  return (
    <DataPlot
      title={title}
      file={file}
      data={placed}
      columns={columns}
      reasonOf={({ estimate }) => reasonOf(estimate)}
      marks={marksOf(placed, ({ estimate, y }) => ({
        x: estimate.value === null ? 0 : axis.placeOf(estimate.value),
        y,
      }))}
      height={height}
      legend={legend}
      x={{ axis, name: statistic }}
      nearness="row"
    >
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
    </DataPlot>
  );
}
