import { useFormatter, useTranslations } from "next-intl";
import { DataPlot, type PlotProps } from "./data-plot";
import { cellHeight, cellWidth, HeatGrid } from "./heat-grid";
import { HeatLegend, heatLegendHeight } from "./heat-legend";
import { squareMarks } from "./square-marks";
import { shortened } from "./wrapped";

/** How often one candidate of a group was ranked above another. */
interface Comparison {
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

const letters = 12;
const headHeight = 24;
const above = heatLegendHeight(0) + headHeight;
const room = { above, below: 8, start: 120 };

/** R(a over b) of one target group, a down and b across: which candidates divide? */
export function ComparisonGrid({ title, file, candidates, comparisons }: ComparisonGridProps) {
  const t = useTranslations("organizer.plot");
  const format = useFormatter();
  const size = candidates.length;
  const numbered = candidates.map((name, at) => ({ name, number: format.number(at + 1) }));
  const cells = comparisons.flatMap(({ a, b, share }, at) => {
    const [row, column] = [candidates.indexOf(a), candidates.indexOf(b)];
    if (row < 0 || column < 0) return [];
    const text = share === null ? t("undefined") : format.number(share, { minimumFractionDigits: 2 });
    return [{ row, column, value: share, text, isBelowZero: false, isThin: false, at }];
  });
  const inLines = cells.sort((x, y) => x.row - y.row || x.column - y.column);
  return (
    <DataPlot
      title={title}
      file={file}
      data={comparisons}
      columns={[
        { name: t("columns.a"), kind: "text", of: ({ a }) => a },
        { name: t("columns.b"), kind: "text", of: ({ b }) => b },
        { name: t("columns.aOverB"), kind: "correlation", of: ({ share }) => share },
        { name: t("columns.rankings"), kind: "count", of: ({ n }) => n },
      ]}
      reasonOf={({ share }) => (share === null ? "no_judgments" : undefined)}
      marks={squareMarks(inLines, size)}
      height={size * cellHeight}
      width={size * cellWidth}
      room={room}
      note={t("axes.ranked")}
      isGrid
    >
      <HeatLegend name={t("columns.aOverB")} hatches={[]} start={room.start} above={above} />
      {numbered.map(({ name, number }, at) => (
        <g key={name} className="fill-text">
          <text x="-8" y={(at + 0.5) * cellHeight + 5} textAnchor="end">
            {t("axes.numbered", { number, name: shortened(name, letters) })}
          </text>
          <text x={(at + 0.5) * cellWidth} y="-8" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
      <HeatGrid cells={inLines} size={size} diagonal={[]} />
    </DataPlot>
  );
}
