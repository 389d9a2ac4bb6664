import { useTranslations } from "next-intl";
import { barPlaces, type Bar } from "./bar-places";
import { Bars } from "./bars";
import { Legend, legendHeight } from "./legend";
import { PlotCard, type PlotProps } from "./plot-card";

interface BarPlotProps extends PlotProps {
  axisX: string;
  axisY: string;
  bars: (Bar & { name: string })[];
  /** What the marked bars have in common; none are marked where it is left out. */
  markedName?: string;
}

const height = 140;
const nameHeight = 28;
const start = 56;

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
  const top = legendHeight(legend.length) + nameHeight;
  const base = top + height;
  const rows = bars.map(({ name, value, isMarked = false }) => ({
    cells: markedName === undefined ? [name, value] : [name, value, t(isMarked ? "yes" : "no")],
  }));
  return (
    <PlotCard
      title={title}
      file={file}
      columns={[
        { name: axisX, kind: "text" },
        { name: axisY, kind: "count" },
        ...legend.map(({ name }) => ({ name, kind: "text" as const })),
      ]}
      rows={rows}
      marks={barPlaces(bars).map(({ middle }, row) => ({ x: middle, y: base - height / 2, row }))}
      frame={{ start, end: 8, height: base + 48 }}
      nearness="column"
    >
      <Legend entries={legend} start={start} />
      <text x={-start} y={top - 14}>
        {axisY}
      </text>
      <Bars bars={bars} top={top} base={base} />
      <text x="100%" y={base + 40} textAnchor="end">
        {axisX}
      </text>
    </PlotCard>
  );
}
