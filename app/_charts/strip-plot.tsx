import { useTranslations } from "next-intl";
import { XAxis, xAxisHeight } from "./axes";
import { labelsThatFit, linearAxis } from "./axis";
import { Legend, legendHeight } from "./legend";
import { Mark } from "./mark";
import { markSample } from "./mark-sample";
import { PlotCard, type PlotProps } from "./plot-card";
import { stackDots } from "./stack-dots";
import { widestItems, type DividedItem } from "./widest-items";
import { shortened } from "./wrapped";

interface StripPlotProps extends PlotProps {
  /** The ends of the scale. */
  range: readonly [number, number];
  rows: DividedItem[];
}

const start = 12;
const maxItems = 50;
const nameLetters = 30;

/** A strip for each of the items that divide most, a dot for each judgment: which items divide? */
export function StripPlot({ title, file, range, rows }: StripPlotProps) {
  const t = useTranslations("organizer.plot");
  const axis = linearAxis(...range, labelsThatFit(3));
  const items = widestItems(rows, maxItems);
  const hasAdjudicated = items.some(({ adjudicated }) => adjudicated !== null);
  const adjudicated = { name: t("marks.adjudicated"), sample: markSample("adjudicated") };
  const legend = [
    { name: t("marks.judgment"), sample: markSample("circle") },
    ...(hasAdjudicated ? [adjudicated] : []),
  ];
  const top = legendHeight(legend.length);
  const { strips, base } = stackDots(
    items.map(({ values }) => values),
    top,
  );
  const placed = items.map((item, at) => ({ ...item, strip: strips[at] ?? { nameY: 0, base: 0, dots: [] } }));
  const columns = [
    { name: t("columns.item"), kind: "text" },
    { name: t("columns.range"), kind: "points" },
    { name: t("columns.sd"), kind: "points" },
    { name: t("columns.n"), kind: "count" },
    { name: t("columns.adjudicated"), kind: "points" },
  ] as const;
  return (
    <PlotCard
      title={title}
      file={file}
      columns={[...columns]}
      rows={items.map(({ item, range: width, sd, values, adjudicated: value, href }) => ({
        cells: [item, width, sd, values.length, value ?? ""],
        href,
      }))}
      marks={placed.map(({ values, strip }, row) => ({
        x: axis.placeOf(Math.min(...values)),
        y: strip.base,
        row,
      }))}
      frame={{ start, end: 16, height: base + xAxisHeight }}
      note={rows.length > maxItems ? t("widestOnly", { count: maxItems }) : undefined}
      nearness="row"
    >
      <Legend entries={legend} start={start} />
      <XAxis axis={axis} name={t("columns.point")} top={top} base={base} />
      {placed.map(({ item, adjudicated: value, strip }) => (
        <g key={item}>
          <text x="0" y={strip.nameY} className="fill-text">
            {shortened(item, nameLetters)}
          </text>
          <line x1="0" x2="100%" y1={strip.base + 5} y2={strip.base + 5} stroke="var(--hairline)" />
          {strip.dots.map((dot, at) => (
            <Mark key={at} x={axis.placeOf(dot.value)} y={dot.y} shape="circle" />
          ))}
          {value === null ? null : <Mark x={axis.placeOf(value)} y={strip.base} shape="adjudicated" />}
        </g>
      ))}
    </PlotCard>
  );
}
