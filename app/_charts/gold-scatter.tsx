import { useTranslations } from "next-intl";
import { labelsThatFit, linearAxis } from "./axis";
import { markSample } from "./mark-sample";
import { PlotCard, type PlotProps } from "./plot-card";
import { useReasonText } from "./reason-text";
import { Scatter, scatterLayout, scatterMarks } from "./scatter";

/** What is known of a gold item and what was judged. */
export interface GoldRow {
  item: string;
  gold: number;
  /** The mean of its judgments; null where nobody judged it. */
  mean: number | null;
  n: number;
  href?: string | undefined;
}

interface GoldScatterProps extends PlotProps {
  /** The ends of the scale. */
  range: readonly [number, number];
  rows: GoldRow[];
}

const diagonalSample = <path d="M-8 6L8-6" stroke="var(--control)" strokeWidth="2" strokeDasharray="4 2" />;

/** Gold items by known answer and mean of the judgments: do we meet the gold? */
export function GoldScatter({ title, file, range, rows }: GoldScatterProps) {
  const t = useTranslations("organizer.plot");
  const reason = useReasonText();
  const axis = linearAxis(...range, labelsThatFit(3));
  const legend = [
    { name: t("marks.item"), sample: markSample("circle") },
    { name: t("marks.diagonal"), sample: diagonalSample },
  ];
  const layout = scatterLayout(legend.length);
  const points = rows.map(({ gold, mean }) => ({ x: gold, y: mean, shape: "circle" as const }));
  const marks = scatterMarks(points, { x: axis, y: axis }, layout);
  const columns = [
    { name: t("columns.item"), kind: "text" },
    { name: t("columns.gold"), kind: "points" },
    { name: t("columns.mean"), kind: "points" },
    { name: t("columns.n"), kind: "count" },
  ] as const;
  return (
    <PlotCard
      title={title}
      file={file}
      columns={[...columns]}
      rows={rows.map(({ item, gold, mean, n, href }) => ({
        cells: [item, gold, mean, n],
        reason: reason(mean === null ? "no_judgments" : undefined),
        href,
      }))}
      marks={marks.map(({ x, y, row }) => ({ x, y, row }))}
      frame={layout.frame}
    >
      <Scatter
        layout={layout}
        legend={legend}
        x={{ axis, name: t("axes.gold") }}
        y={{ axis, name: t("axes.crowdMean") }}
        marks={marks}
      >
        <line
          x1="0"
          x2="100%"
          y1={layout.base}
          y2={layout.top}
          stroke="var(--control)"
          strokeWidth="2"
          strokeDasharray="4 2"
        />
      </Scatter>
    </PlotCard>
  );
}
