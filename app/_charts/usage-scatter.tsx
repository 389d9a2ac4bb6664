import { useFormatter, useTranslations } from "next-intl";
import { annotatorShape, useAnnotatorLegend } from "./annotator-marks";
import { labelsThatFit, linearAxis } from "./axis";
import { lowestFirst } from "./lowest-first";
import { percent } from "./percent";
import { PlotCard, type PlotProps } from "./plot-card";
import { useReasonText } from "./reason-text";
import { Scatter, scatterLayout, scatterMarks } from "./scatter";

/** How one annotator uses the scale. */
export interface UsageRow {
  annotator: string;
  /** In points of the scale; null with the reason where it is undefined. */
  mean: number | null;
  sd: number | null;
  n: number;
  /** The share (0–1) of judgments at either end of the scale. */
  endShare: number | null;
  isExcluded: boolean;
  href?: string | undefined;
  reason?: string | undefined;
}

interface UsageScatterProps extends PlotProps {
  /** The mean and the SD of all judgments together. */
  crowd: { mean: number; sd: number };
  /** The ends of the scale. */
  range: readonly [number, number];
  rows: UsageRow[];
}

const crowdSample = (
  <path d="M-8 0h16M0-8v16" stroke="var(--series-2)" strokeWidth="2" strokeDasharray="4 2" />
);

/** Annotators by mean and SD of their own judgments around the crowd's: does someone use the scale otherwise? */
export function UsageScatter({ title, file, crowd, range, rows }: UsageScatterProps) {
  const t = useTranslations("organizer.plot");
  const format = useFormatter();
  const reason = useReasonText();
  const sorted = lowestFirst(rows, ({ sd }) => sd);
  const widest = Math.max((range[1] - range[0]) / 2, ...rows.map(({ sd }) => sd ?? 0));
  const x = { axis: linearAxis(...range, labelsThatFit(3)), name: t("axes.ownMean") };
  const y = { axis: linearAxis(0, widest, 6), name: t("axes.ownSd") };
  const inPoints = (value: number) => format.number(value, { maximumFractionDigits: 2 });
  const crowdText = { mean: inPoints(crowd.mean), sd: inPoints(crowd.sd) };
  const legend = [...useAnnotatorLegend(rows), { name: t("marks.crowd", crowdText), sample: crowdSample }];
  const layout = scatterLayout(legend.length);
  const points = sorted.map((row) => ({ x: row.mean, y: row.sd, shape: annotatorShape(row) }));
  const marks = scatterMarks(points, { x: x.axis, y: y.axis }, layout);
  const [centre] = scatterMarks(
    [{ x: crowd.mean, y: crowd.sd, shape: "circle" }],
    { x: x.axis, y: y.axis },
    layout,
  );
  const line = { stroke: "var(--series-2)", strokeWidth: 2, strokeDasharray: "4 2" };
  const columns = [
    { name: t("columns.annotator"), kind: "text" },
    { name: t("columns.mean"), kind: "points" },
    { name: t("columns.sd"), kind: "points" },
    { name: t("columns.n"), kind: "count" },
    { name: t("columns.endShare"), kind: "share" },
    { name: t("columns.excluded"), kind: "text" },
  ] as const;
  return (
    <PlotCard
      title={title}
      file={file}
      annotators={rows.length}
      columns={[...columns]}
      rows={sorted.map(({ annotator, mean, sd, n, endShare, isExcluded, href, reason: code }) => ({
        cells: [annotator, mean, sd, n, endShare, t(isExcluded ? "yes" : "no")],
        reason: reason(code),
        href,
      }))}
      marks={marks.map(({ x: across, y: down, row }) => ({ x: across, y: down, row }))}
      frame={layout.frame}
    >
      <Scatter layout={layout} legend={legend} x={x} y={y} marks={marks}>
        {centre === undefined ? null : (
          <g {...line}>
            <line x1={percent(centre.x)} x2={percent(centre.x)} y1={layout.top} y2={layout.base} />
            <line x1="0" x2="100%" y1={centre.y} y2={centre.y} />
          </g>
        )}
      </Scatter>
    </PlotCard>
  );
}
