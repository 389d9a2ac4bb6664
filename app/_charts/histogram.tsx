import { useFormatter, useTranslations } from "next-intl";
import { barPlaces } from "./bar-places";
import { Bars } from "./bars";
import { minus } from "./minus";
import { marksOf } from "./plot-layout";
import { DataPlot, type PlotProps } from "./data-plot";

/** How often each point of the scale was chosen in a dataset; null is Not Applicable. */
export interface ScaleUse {
  name: string;
  counts: { value: number | null; count: number }[];
}

const nameHeight = 28;
const barHeight = 96;
const labelHeight = 36;
const panelHeight = nameHeight + barHeight + labelHeight;
const axisNames = 24;
const room = { above: axisNames, below: axisNames, start: 56 };

/** Judgments by point of the scale, a row of bars for each dataset: how is the scale used? */
export function Histogram({ title, file, datasets }: PlotProps & { datasets: ScaleUse[] }) {
  const t = useTranslations("organizer.plot");
  const format = useFormatter();
  const pointName = (value: number | null) =>
    value === null ? t("notApplicable") : minus(format.number(value));
  const panels = datasets.map(({ name, counts }, at) => {
    const all = counts.reduce((sum, { count }) => sum + count, 0);
    const bars = counts.map(({ value, count }) => ({
      label: pointName(value),
      value: count,
      isApart: value === null,
    }));
    const top = at * panelHeight + nameHeight;
    return { name, bars, all, top };
  });
  const drawn = panels.flatMap(({ name, bars, all, top }) => {
    const places = barPlaces(bars);
    return bars.map(({ label, value }, at) => ({
      name,
      label,
      value,
      share: all === 0 ? null : value / all,
      x: places[at]?.middle ?? 0,
      y: top + barHeight / 2,
    }));
  });
  const height = panels.length * panelHeight;
  return (
    <DataPlot
      title={title}
      file={file}
      data={drawn}
      columns={[
        { name: t("columns.dataset"), kind: "text", of: ({ name }) => name },
        { name: t("columns.point"), kind: "text", of: ({ label }) => label },
        { name: t("columns.count"), kind: "count", of: ({ value }) => value },
        { name: t("columns.share"), kind: "share", of: ({ share }) => share },
      ]}
      reasonOf={({ share }) => (share === null ? "no_judgments" : undefined)}
      marks={marksOf(drawn, (bar) => bar)}
      height={height}
      room={room}
    >
      <text x={-room.start} y={16 - axisNames}>
        {t("columns.count")}
      </text>
      {panels.map(({ name, bars, top }) => (
        <g key={name}>
          <text x="0" y={top - 10} className="fill-text">
            {name}
          </text>
          <Bars bars={bars} top={top} height={barHeight} />
        </g>
      ))}
      <text x="100%" y={height + 12} textAnchor="end">
        {t("columns.point")}
      </text>
    </DataPlot>
  );
}
