"use client";

import { useTranslations } from "next-intl";
import { labelsThatFit, linearAxis } from "./axis";
import { DataPlot, type PlotProps } from "./data-plot";
import { Mark } from "./mark";
import { markSample } from "./mark-sample";
import type { DataColumn } from "./plot-data";
import { marksOf } from "./plot-layout";
import { stackDots } from "./stack-dots";
import { widestItems, type StripItem } from "./widest-items";
import { shortened } from "./wrapped";

interface StripPlotProps extends PlotProps {
  /** The ends of the scale. */
  range: readonly [number, number];
  rows: StripItem[];
}

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
  const { strips, height } = stackDots(items.map(({ values }) => values));
  const placed = items.map((item, at) => ({ ...item, strip: strips[at] ?? { nameY: 0, base: 0, dots: [] } }));
  const columns: DataColumn<(typeof items)[number]>[] = [
    { name: t("columns.item"), kind: "text", of: ({ item }) => item },
    { name: t("columns.range"), kind: "points", of: ({ range: width }) => width },
    { name: t("columns.sd"), kind: "points", of: ({ sd }) => sd },
    { name: t("columns.n"), kind: "count", of: ({ values }) => values.length },
    { name: t("columns.adjudicated"), kind: "points", of: ({ adjudicated: value }) => value ?? "" },
  ];
  return (
    <DataPlot
      title={title}
      file={file}
      data={placed}
      columns={columns}
      hrefOf={({ href }) => href}
      marks={marksOf(placed, ({ values, strip }) => ({
        x: axis.placeOf(Math.min(...values)),
        y: strip.base,
      }))}
      height={height}
      legend={legend}
      x={{ axis, name: t("columns.point") }}
      note={rows.length > maxItems ? t("widestOnly", { count: maxItems }) : undefined}
      nearness="row"
    >
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
    </DataPlot>
  );
}
