import { useTranslations } from "next-intl";
import { barPlaces, type Bar } from "./bar-places";
import { Bars } from "./bars";
import { DataPlot, type PlotProps } from "./data-plot";
import { marksOf } from "./plot-layout";

interface BarPlotProps extends PlotProps {
  axisX: string;
  axisY: string;
  bars: (Bar & { name: string })[];
  /** What the marked bars have in common; none are marked where it is left out. */
  markedName?: string;
}

const height = 140;
const room = { above: 28, below: 48, start: 56 };

const markedSample = (
  <g>
    <rect x="-8" width="16" y="-8" height="12" fill="var(--gold-tint)" />
    <rect x="-8" width="16" y="4" height="4" fill="var(--gold)" />
  </g>
);

/** How often something was counted, a bar each. */
export function BarPlot({ title, file, axisX, axisY, bars, markedName }: BarPlotProps) {
  const t = useTranslations("organizer.plot");
  const legend = markedName === undefined ? [] : [{ name: markedName, sample: markedSample }];
  const places = barPlaces(bars);
  return (
    <DataPlot
      title={title}
      file={file}
      data={bars}
      columns={[
        { name: axisX, kind: "text", of: ({ name }) => name },
        { name: axisY, kind: "count", of: ({ value }) => value },
        ...legend.map(({ name }) => ({
          name,
          kind: "text" as const,
          of: ({ isMarked = false }: Bar) => t(isMarked ? "yes" : "no"),
        })),
      ]}
      marks={marksOf(bars, (_, at) => ({ x: places[at]?.middle ?? 0, y: height / 2 }))}
      height={height}
      legend={legend}
      room={room}
      nearness="column"
    >
      <text x={-room.start} y="-14">
        {axisY}
      </text>
      <Bars bars={bars} height={height} />
      <text x="100%" y={height + 40} textAnchor="end">
        {axisX}
      </text>
    </DataPlot>
  );
}
