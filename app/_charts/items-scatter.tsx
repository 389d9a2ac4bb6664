import { useTranslations } from "next-intl";
import type { ShownEstimate } from "@/server/domain/estimate";
import { annotatorShape, useAnnotatorLegend } from "./annotator-marks";
import { labelsThatFit, linearAxis, logAxis } from "./axis";
import { lowestFirst } from "./lowest-first";
import { PlotCard, type PlotProps } from "./plot-card";
import { estimateCells, reasonOf, useReasonText } from "./reason-text";
import { Scatter, scatterLayout, scatterMarks } from "./scatter";

/** How much one annotator judged, and how well. */
export interface SkillRow {
  annotator: string;
  items: number;
  /** The correlation with the mean of the others; n is the number of shared items. */
  estimate: ShownEstimate;
  /** A share (0–1); null where no gold was answered. */
  goldAccuracy: number | null;
  /** Where the annotator stands, in words. */
  state: string;
  isExcluded: boolean;
  href?: string | undefined;
}

/** Annotators by items judged and correlation with the others: is it skill or just few items? */
export function ItemsScatter({ title, file, rows }: PlotProps & { rows: SkillRow[] }) {
  const t = useTranslations("organizer.plot");
  const reason = useReasonText();
  const legend = useAnnotatorLegend(rows);
  const sorted = lowestFirst(rows, ({ estimate }) => estimate.value);
  const x = {
    axis: logAxis(Math.max(...rows.map(({ items }) => items), 1), labelsThatFit(3)),
    name: t("axes.itemsLog"),
  };
  const y = { axis: linearAxis(-1, 1, 5), name: t("columns.r") };
  const layout = scatterLayout(legend.length);
  const points = sorted.map((row) => ({ x: row.items, y: row.estimate.value, shape: annotatorShape(row) }));
  const marks = scatterMarks(points, { x: x.axis, y: y.axis }, layout);
  const columns = [
    { name: t("columns.annotator"), kind: "text" },
    { name: t("columns.items"), kind: "count" },
    { name: t("columns.r"), kind: "correlation" },
    { name: t("columns.low"), kind: "correlation" },
    { name: t("columns.high"), kind: "correlation" },
    { name: t("columns.goldAccuracy"), kind: "share" },
    { name: t("columns.state"), kind: "text" },
    { name: t("columns.excluded"), kind: "text" },
  ] as const;
  return (
    <PlotCard
      title={title}
      file={file}
      annotators={rows.length}
      columns={[...columns]}
      rows={sorted.map(({ annotator, items, estimate, goldAccuracy, state, isExcluded, href }) => ({
        cells: [
          annotator,
          items,
          ...estimateCells(estimate),
          goldAccuracy,
          state,
          t(isExcluded ? "yes" : "no"),
        ],
        reason: reason(reasonOf(estimate) ?? (goldAccuracy === null ? "no_trials" : undefined)),
        href,
      }))}
      marks={marks.map(({ x: across, y: down, row }) => ({ x: across, y: down, row }))}
      frame={layout.frame}
    >
      <Scatter layout={layout} legend={legend} x={x} y={y} marks={marks} />
    </PlotCard>
  );
}
