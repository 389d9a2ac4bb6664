import { useTranslations } from "next-intl";
import { correlationText } from "@/app/_ui/correlation-text";
import { agreementOrder, pairLookup, type PairAgreement } from "./agreement-order";
import { cellHeight, cellWidth, HeatGrid } from "./heat-grid";
import { HeatLegend, heatLegendHeight } from "./heat-legend";
import { lowestFirst } from "./lowest-first";
import { PlotCard, type PlotProps } from "./plot-card";
import { useReasonText } from "./reason-text";
import { squareMarks } from "./square-marks";
import { shortened } from "./wrapped";

interface HeatMapProps extends PlotProps {
  annotators: string[];
  /** Each pair once, in either order. */
  pairs: PairAgreement[];
}

const start = 72;
const maxAnnotators = 60;
const letters = 7;
const headHeight = 24;

/** Under so many shared items a correlation says little. */
const enoughItems = 10;

/** Annotators by annotators, who agree most first: who agrees with whom? */
export function HeatMap({ title, file, annotators, pairs }: HeatMapProps) {
  const t = useTranslations("organizer.plot");
  const reason = useReasonText();
  const sorted = lowestFirst(pairs, ({ pearson }) => pearson);
  const find = pairLookup(sorted);
  const names = agreementOrder(annotators, pairs).slice(-maxAnnotators);
  const legend = [t("marks.belowZero"), t("marks.fewItems", { count: enoughItems })] as const;
  const top = heatLegendHeight(legend.length) + headHeight;
  const size = names.length;
  const cells = names.flatMap((a, row) =>
    names.flatMap((b, column) => {
      const at = row === column ? undefined : find(a, b);
      const pair = at === undefined ? undefined : sorted[at];
      if (at === undefined || pair === undefined) return [];
      const { pearson: value, n } = pair;
      return [
        {
          row,
          column,
          value,
          text: value === null ? t("undefined") : correlationText(value),
          isBelowZero: value !== null && value < 0,
          isThin: n < enoughItems,
          at,
        },
      ];
    }),
  );
  const columns = [
    { name: t("columns.annotator"), kind: "text" },
    { name: t("columns.other"), kind: "text" },
    { name: t("columns.pearson"), kind: "correlation" },
    { name: t("columns.spearman"), kind: "correlation" },
    { name: t("columns.kendall"), kind: "correlation" },
    { name: t("columns.sharedItems"), kind: "count" },
  ] as const;
  return (
    <PlotCard
      title={title}
      file={file}
      annotators={annotators.length}
      columns={[...columns]}
      rows={sorted.map(({ a, b, pearson, spearman, kendall, n, reason: code }) => ({
        cells: [a, b, pearson, spearman, kendall, n],
        reason: reason(code),
      }))}
      marks={squareMarks(cells, size, top)}
      frame={{ start, end: 8, height: top + size * cellHeight + 8, width: size * cellWidth }}
      note={annotators.length > maxAnnotators ? t("onlyLowest", { count: maxAnnotators }) : undefined}
      isGrid
    >
      <HeatLegend name={t("columns.pearson")} hatches={legend} start={start} />
      {names.map((name, at) => (
        <g key={name} className="fill-text">
          <text x="-8" y={top + (at + 0.5) * cellHeight + 5} textAnchor="end">
            {shortened(name, letters)}
          </text>
          <text x={(at + 0.5) * cellWidth} y={top - 8} textAnchor="middle">
            {shortened(name, letters)}
          </text>
        </g>
      ))}
      <HeatGrid
        cells={cells}
        size={size}
        top={top}
        diagonal={names.map((name) => shortened(name, letters))}
      />
    </PlotCard>
  );
}
