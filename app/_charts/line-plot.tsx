import { useFormatter, useTranslations } from "next-intl";
import type { ShownEstimate } from "@/server/domain/estimate";
import { labelsThatFit, linearAxis, timeAxis } from "./axis";
import { DataPlot, type PlotProps } from "./data-plot";
import { marksOf } from "./plot-layout";
import { useEstimateColumns } from "./estimate-columns";
import { LineWithBand } from "./line-with-band";
import { reasonOf } from "./reason-text";

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
      side: { axis, name: t("columns.judgments") },
      xOf: ({ judgments }: CoursePoint) => axis.placeOf(judgments),
    };
  }
  const times = points.map(({ at }) => Date.parse(at));
  const axis = timeAxis(Math.min(...times), Math.max(...times), labelsThatFit(6));
  const style = axis.hasHours
    ? ({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const)
    : ({ day: "numeric", month: "short" } as const);
  const label = (value: number) => format.dateTime(value, { ...style, timeZone: "UTC" });
  return {
    side: { axis, name: t("axes.timeUtc"), label },
    xOf: ({ at }: CoursePoint) => axis.placeOf(Date.parse(at)),
  };
}

/** A statistic in its course, with its interval as a band: what do we do over time? */
export function LinePlot({ title, file, statistic, over, points, range = [-0.2, 1] }: LinePlotProps) {
  const t = useTranslations("organizer.plot");
  const y = linearAxis(...range, 7);
  const { side, xOf } = useCourseAxis(over, points);
  const legend = [{ name: t("interval"), sample: bandSample }];
  return (
    <DataPlot
      title={title}
      file={file}
      data={points}
      columns={[
        { name: t("columns.time"), kind: "instant", of: ({ at }) => at },
        { name: t("columns.judgments"), kind: "count", of: ({ judgments }) => judgments },
        ...useEstimateColumns<CoursePoint>(statistic),
      ]}
      reasonOf={({ estimate }) => reasonOf(estimate)}
      marks={marksOf(points, (point) => {
        if (point.estimate.value === null) return null;
        return { x: xOf(point), y: (1 - y.placeOf(point.estimate.value)) * height };
      })}
      height={height}
      legend={legend}
      x={side}
      y={{ axis: y, name: statistic }}
      nearness="column"
    >
      <LineWithBand
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
    </DataPlot>
  );
}
