import { useTranslations } from "next-intl";
import { correlationText } from "@/app/_ui/correlation-text";
import type { ShownEstimate } from "@/server/domain/estimate";
import { annotatorShape, useAnnotatorLegend } from "./annotator-marks";
import { XAxis, xAxisHeight } from "./axes";
import { labelsThatFit, linearAxis } from "./axis";
import { Interval, intervalSample } from "./interval";
import { Legend, legendHeight } from "./legend";
import { lowestFirst } from "./lowest-first";
import { Mark } from "./mark";
import { percent } from "./percent";
import { PlotCard, type PlotProps } from "./plot-card";
import { estimateCells, reasonOf, useReasonText } from "./reason-text";
import { shortened } from "./wrapped";

/** How one annotator agrees with the others. */
export interface TaggerRow {
  annotator: string;
  /** The correlation with the mean of the others; n is the number of shared items. */
  estimate: ShownEstimate;
  hits: number;
  isExcluded: boolean;
  href?: string | undefined;
}

interface CaterpillarPlotProps extends PlotProps {
  /** Below which correlation the exclusion rule takes somebody out; null without such a rule. */
  bound: number | null;
  rows: TaggerRow[];
  /** Whether it is about rankings: the mean Spearman with each other annotator, n counting those, and groups for HITs. */
  isRanked?: boolean;
}

const start = 72;
const letters = 9;
const rowHeight = 20;

const boundSample = <path d="M-8 0h16" stroke="var(--danger)" strokeWidth="2" strokeDasharray="5 3" />;

/** Annotators by their correlation with the others, the lowest on top: is someone out of line? */
export function CaterpillarPlot({ title, file, bound, rows, isRanked = false }: CaterpillarPlotProps) {
  const t = useTranslations("organizer.plot");
  const reason = useReasonText();
  const axis = linearAxis(-1, 1, labelsThatFit(4));
  const sorted = lowestFirst(rows, ({ estimate }) => estimate.value);
  const marked = useAnnotatorLegend(rows);
  const legend = [...marked, { name: t("interval"), sample: intervalSample }];
  if (bound !== null) {
    legend.push({ name: t("marks.bound", { bound: correlationText(bound) }), sample: boundSample });
  }
  const top = legendHeight(legend.length);
  const base = top + rows.length * rowHeight;
  const yOf = (at: number) => top + (at + 0.5) * rowHeight;
  const r = t(isRanked ? "columns.meanSpearman" : "columns.r");
  const columns = [
    { name: t("columns.annotator"), kind: "text" },
    { name: r, kind: "correlation" },
    { name: t("columns.low"), kind: "correlation" },
    { name: t("columns.high"), kind: "correlation" },
    { name: t(isRanked ? "columns.otherAnnotators" : "columns.sharedItems"), kind: "count" },
    { name: t(isRanked ? "columns.groupsRanked" : "columns.hits"), kind: "count" },
    { name: t("columns.excluded"), kind: "text" },
  ] as const;
  return (
    <PlotCard
      title={title}
      file={file}
      annotators={rows.length}
      columns={[...columns]}
      rows={sorted.map(({ annotator, estimate, hits, isExcluded, href }) => ({
        cells: [annotator, ...estimateCells(estimate), estimate.n, hits, t(isExcluded ? "yes" : "no")],
        reason: reason(reasonOf(estimate)),
        href,
      }))}
      marks={sorted.map(({ estimate }, row) => ({
        x: estimate.value === null ? 0 : axis.placeOf(estimate.value),
        y: yOf(row),
        row,
      }))}
      frame={{ start, end: 16, height: base + xAxisHeight }}
      nearness="row"
    >
      <Legend entries={legend} start={start} />
      <XAxis axis={axis} name={r} top={top} base={base} />
      {bound === null ? null : (
        <line
          x1={percent(axis.placeOf(bound))}
          x2={percent(axis.placeOf(bound))}
          y1={top}
          y2={base}
          stroke="var(--danger)"
          strokeWidth="2"
          strokeDasharray="5 3"
        />
      )}
      {sorted.map((row, at) => (
        <g key={row.annotator}>
          <text x="-8" y={yOf(at) + 5} textAnchor="end" className="fill-text">
            {shortened(row.annotator, letters)}
          </text>
          {row.estimate.value === null ? (
            <text x="0" y={yOf(at) + 5}>
              {t("undefined")}
            </text>
          ) : (
            <>
              <Interval
                low={axis.placeOf(row.estimate.low)}
                high={axis.placeOf(row.estimate.high)}
                y={yOf(at)}
                colour={row.isExcluded ? "var(--excluded)" : "var(--series-1)"}
              />
              <Mark x={axis.placeOf(row.estimate.value)} y={yOf(at)} shape={annotatorShape(row)} />
            </>
          )}
        </g>
      ))}
    </PlotCard>
  );
}
