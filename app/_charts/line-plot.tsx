import { useFormatter, useTranslations } from "next-intl";
import type { ShownEstimate } from "@/server/domain/estimate";
import { XAxis, xAxisHeight, YAxis, yAxisHeight, yAxisWidth } from "./axes";
import { labelsThatFit, linearAxis } from "./axis";
import { Legend, legendHeight } from "./legend";
import { LineWithBand } from "./line-with-band";
import { PlotCard, type PlotProps } from "./plot-card";
import { estimateCells, reasonOf, useReasonText } from "./reason-text";
import { timeAxis } from "./time-axis";

/** A statistic as it stood at some moment. */
export interface CoursePoint {
  /** ISO 8601. */
  at: string;
  /** How many judgments it rested on. */
  judgments: number;
  estimate: ShownEstimate;
}

interface LinePlotProps extends PlotProps {
  /** The name of what is estimated. */
  statistic: string;
  over: "judgments" | "time";
  /** In the order of time. */
  points: CoursePoint[];
  range?: readonly [number, number];
}

const height = 220;
const bandSample = (
  <g>
    <rect x="-8" y="-6" width="16" height="12" fill="var(--series-1)" fillOpacity="0.2" />
    <path d="M-8-6h16M-8 6h16" stroke="var(--series-1)" strokeWidth="1" />
  </g>
);

function useCourseAxis(over: LinePlotProps["over"], points: CoursePoint[]) {
  const t = useTranslations("organizer.plot");
  const format = useFormatter();
  if (over === "judgments") {
    const most = Math.max(1, ...points.map(({ judgments }) => judgments));
    const axis = linearAxis(0, most, labelsThatFit(5));
    return {
      axis,
      name: t("columns.judgments"),
      xOf: ({ judgments }: CoursePoint) => axis.placeOf(judgments),
    };
  }
  const times = points.map(({ at }) => Date.parse(at));
  const axis = timeAxis(Math.min(...times), Math.max(...times), labelsThatFit(6));
  const style = axis.hasHours
    ? ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const)
    : ({ day: "numeric", month: "short" } as const);
  return {
    axis,
    name: t("axes.timeUtc"),
    label: (value: number) => format.dateTime(value, { ...style, timeZone: "UTC" }),
    xOf: ({ at }: CoursePoint) => axis.placeOf(Date.parse(at)),
  };
}

/** A statistic in its course, with its interval as a band: what do we do over time? */
export function LinePlot({ title, file, statistic, over, points, range = [-0.2, 1] }: LinePlotProps) {
  const t = useTranslations("organizer.plot");
  const reason = useReasonText();
  const y = linearAxis(...range, 7);
  const { axis, name, label, xOf } = useCourseAxis(over, points);
  const legend = [{ name: t("interval"), sample: bandSample }];
  const top = legendHeight(legend.length) + yAxisHeight;
  const base = top + height;
  const columns = [
    { name: t("columns.time"), kind: "instant" },
    { name: t("columns.judgments"), kind: "count" },
    { name: statistic, kind: "correlation" },
    { name: t("columns.low"), kind: "correlation" },
    { name: t("columns.high"), kind: "correlation" },
  ] as const;
  return (
    <PlotCard
      title={title}
      file={file}
      columns={[...columns]}
      rows={points.map(({ at, judgments, estimate }) => ({
        cells: [at, judgments, ...estimateCells(estimate)],
        reason: reason(reasonOf(estimate)),
      }))}
      marks={points.flatMap((point, row) => {
        if (point.estimate.value === null) return [];
        return [{ x: xOf(point), y: base - y.placeOf(point.estimate.value) * height, row }];
      })}
      frame={{ start: yAxisWidth, end: 20, height: base + xAxisHeight }}
      nearness="column"
    >
      <Legend entries={legend} start={yAxisWidth} />
      <XAxis axis={axis} name={name} top={top} base={base} label={label} />
      <YAxis axis={y} name={statistic} top={top} base={base} />
      <LineWithBand
        top={top}
        height={height}
        points={points.map((point) => {
          const { estimate } = point;
          if (estimate.value === null) return null;
          return {
            x: xOf(point),
            y: y.placeOf(estimate.value),
            low: y.placeOf(estimate.low),
            high: y.placeOf(estimate.high),
          };
        })}
      />
    </PlotCard>
  );
}
