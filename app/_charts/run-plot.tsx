import { useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import { labelsThatFit, linearAxis } from "./axis";
import { DataPlot, type PlotProps } from "./data-plot";
import { Interval, intervalSample } from "./interval";
import { Mark } from "./mark";
import { markSample } from "./mark-sample";
import { svgPercent } from "./percent";
import type { DataColumn } from "./plot-data";
import { marksOf } from "./plot-layout";
import { shortened } from "./wrapped";

/** What one run, or a baseline, scored in a dataset. */
export interface RunMark {
  name: string;
  isBaseline: boolean;
  value: number | null;
  /** The 95 % interval; null where it has none. */
  low: number | null;
  high: number | null;
}

interface RunPlotProps extends PlotProps {
  /** What is measured, such as Pearson. */
  statistic: string;
  /** What people reach; null where that is unknown. */
  human: number | null;
  rows: RunMark[];
  note?: string | undefined;
}

const room = { start: 132 };
const letters = 17;
const rowHeight = 22;

const humanSample = <path d="M0-8v16" stroke="var(--series-3)" strokeWidth="2" strokeDasharray="5 3" />;

/** Runs of one dataset with their intervals, a row each, and the human figure as a line: who is near what people reach? */
export function RunPlot({ title, file, statistic, human, rows, note }: RunPlotProps) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.plot");
  const axis = linearAxis(
    rows.some(({ low, value }) => (low ?? value ?? 0) < 0) ? -1 : 0,
    1,
    labelsThatFit(4),
  );
  const legend = [
    { name: t("marks.run"), sample: markSample("circle") },
    ...(rows.some(({ isBaseline }) => isBaseline)
      ? [{ name: t("marks.baseline"), sample: markSample("square") }]
      : []),
    { name: t("interval"), sample: intervalSample },
  ];
  if (human !== null) legend.push({ name: t("marks.human", { value: rText(human) }), sample: humanSample });
  const yOf = (at: number) => (at + 0.5) * rowHeight;
  const columns: DataColumn<RunMark>[] = [
    { name: t("columns.run"), kind: "text", of: ({ name }) => name },
    { name: statistic, kind: "correlation", of: ({ value }) => value },
    { name: t("columns.low"), kind: "correlation", of: ({ low }) => low },
    { name: t("columns.high"), kind: "correlation", of: ({ high }) => high },
  ];
  const height = rows.length * rowHeight;
  return (
    <DataPlot
      title={title}
      file={file}
      data={rows}
      columns={columns}
      marks={marksOf(rows, ({ value }, at) => ({ x: value === null ? 0 : axis.placeOf(value), y: yOf(at) }))}
      height={height}
      legend={legend}
      x={{ axis, name: statistic }}
      room={room}
      nearness="row"
      note={note}
    >
      {human === null ? null : (
        <line
          x1={svgPercent(axis.placeOf(human))}
          x2={svgPercent(axis.placeOf(human))}
          y1="0"
          y2={height}
          stroke="var(--series-3)"
          strokeWidth="2"
          strokeDasharray="5 3"
        />
      )}
      {rows.map(({ name, isBaseline, value, low, high }, at) => (
        <g key={at}>
          <text x="-8" y={yOf(at) + 5} textAnchor="end" className="fill-text">
            {shortened(name, letters)}
          </text>
          {value === null ? (
            <text x="0" y={yOf(at) + 5}>
              {t("undefined")}
            </text>
          ) : (
            <>
              {low === null || high === null ? null : (
                <Interval
                  low={axis.placeOf(low)}
                  high={axis.placeOf(high)}
                  y={yOf(at)}
                  colour={isBaseline ? "var(--series-2)" : "var(--series-1)"}
                />
              )}
              <Mark x={axis.placeOf(value)} y={yOf(at)} shape={isBaseline ? "square" : "circle"} />
            </>
          )}
        </g>
      ))}
    </DataPlot>
  );
}
