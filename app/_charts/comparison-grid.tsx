import { useFormatter, useTranslations } from "next-intl";
import { cellHeight, cellWidth, HeatGrid } from "./heat-grid";
import { HeatLegend, heatLegendHeight } from "./heat-legend";
import { PlotCard, type PlotProps } from "./plot-card";
import { useReasonText } from "./reason-text";
import { squareMarks } from "./square-marks";
import { shortened } from "./wrapped";

/** How often one candidate of a group was ranked above another. */
export interface Comparison {
  a: string;
  b: string;
  /** R(a over b): the share (0–1) of annotators who ranked a above b; null where nobody ranked both. */
  share: number | null;
  /** How many annotators ranked both. */
  n: number;
}

interface ComparisonGridProps extends PlotProps {
  candidates: string[];
  comparisons: Comparison[];
}

const start = 120;
const letters = 12;
const headHeight = 24;

/** R(a over b) of one target group, a down and b across: which candidates divide? */
export function ComparisonGrid({ title, file, candidates, comparisons }: ComparisonGridProps) {
  const t = useTranslations("organizer.plot");
  const format = useFormatter();
  const reason = useReasonText();
  const top = heatLegendHeight(0) + headHeight;
  const size = candidates.length;
  const numbered = candidates.map((name, at) => ({ name, number: format.number(at + 1) }));
  const cells = comparisons.flatMap(({ a, b, share }, at) => {
    const [row, column] = [candidates.indexOf(a), candidates.indexOf(b)];
    if (row < 0 || column < 0) return [];
    const text = share === null ? t("undefined") : format.number(share, { minimumFractionDigits: 2 });
    return [{ row, column, value: share, text, isBelowZero: false, isThin: false, at }];
  });
  const inLines = cells.sort((x, y) => x.row - y.row || x.column - y.column);
  const columns = [
    { name: t("columns.a"), kind: "text" },
    { name: t("columns.b"), kind: "text" },
    { name: t("columns.aOverB"), kind: "correlation" },
    { name: t("columns.rankings"), kind: "count" },
  ] as const;
  return (
    <PlotCard
      title={title}
      file={file}
      columns={[...columns]}
      rows={comparisons.map(({ a, b, share, n }) => ({
        cells: [a, b, share, n],
        reason: reason(share === null ? "no_judgments" : undefined),
      }))}
      marks={squareMarks(inLines, size, top)}
      frame={{ start, end: 8, height: top + size * cellHeight + 8, width: size * cellWidth }}
      note={t("axes.ranked")}
      isGrid
    >
      <HeatLegend name={t("columns.aOverB")} hatches={[]} start={start} />
      {numbered.map(({ name, number }, at) => (
        <g key={name} className="fill-text">
          <text x="-8" y={top + (at + 0.5) * cellHeight + 5} textAnchor="end">
            {t("axes.numbered", { number, name: shortened(name, letters) })}
          </text>
          <text x={(at + 0.5) * cellWidth} y={top - 8} textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
      <HeatGrid cells={inLines} size={size} top={top} diagonal={[]} />
    </PlotCard>
  );
}
