import { useFormatter, useTranslations } from "next-intl";
import { barPlaces } from "./bar-places";
import { Bars } from "./bars";
import { minus } from "./minus";
import { PlotCard, type PlotProps } from "./plot-card";

/** How often each point of the scale was chosen in a dataset; null is Not Applicable. */
export interface ScaleUse {
  name: string;
  counts: { value: number | null; count: number }[];
}

const start = 56;
const nameHeight = 28;
const barHeight = 96;
const labelHeight = 36;
const panelHeight = nameHeight + barHeight + labelHeight;
const axisNames = 24;

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
    const top = axisNames + at * panelHeight + nameHeight;
    return { name, bars, all, top, base: top + barHeight };
  });
  const drawn = panels.flatMap(({ name, bars, all, base }) => {
    const places = barPlaces(bars);
    return bars.map(({ label, value }, at) => ({
      cells: [name, label, value, all === 0 ? null : value / all],
      x: places[at]?.middle ?? 0,
      y: base - barHeight / 2,
      reason: all === 0 ? t("reasons.no_judgments") : undefined,
    }));
  });
  const columns = [
    { name: t("columns.dataset"), kind: "text" },
    { name: t("columns.point"), kind: "text" },
    { name: t("columns.count"), kind: "count" },
    { name: t("columns.share"), kind: "share" },
  ] as const;
  const height = axisNames + panels.length * panelHeight;
  return (
    <PlotCard
      title={title}
      file={file}
      columns={[...columns]}
      rows={drawn.map(({ cells, reason }) => ({ cells, reason }))}
      marks={drawn.map(({ x, y }, row) => ({ x, y, row }))}
      frame={{ start, end: 8, height: height + axisNames }}
    >
      <text x={-start} y="16">
        {t("columns.count")}
      </text>
      {panels.map(({ name, bars, top, base }) => (
        <g key={name}>
          <text x="0" y={top - 10} className="fill-text">
            {name}
          </text>
          <Bars bars={bars} top={top} base={base} />
        </g>
      ))}
      <text x="100%" y={height + 12} textAnchor="end">
        {t("columns.point")}
      </text>
    </PlotCard>
  );
}
