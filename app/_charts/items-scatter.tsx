"use client";

import { useTranslations } from "next-intl";
import type { ShownEstimate } from "@/server/domain/estimate";
import { annotatorShape, useAnnotatorLegend } from "./annotator-marks";
import { labelsThatFit, linearAxis, logAxis } from "./axis";
import type { PlotProps } from "./data-plot";
import { useEstimateColumns } from "./estimate-columns";
import { lowestFirst } from "./lowest-first";
import type { DataColumn } from "./plot-data";
import { reasonOf } from "./reason-text";
import { Scatter } from "./scatter";

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
  const legend = useAnnotatorLegend(rows);
  const sorted = lowestFirst(rows, ({ estimate }) => estimate.value);
  const maxItems = Math.max(1, ...rows.map(({ items }) => items));
  const r = t("columns.r");
  const columns: DataColumn<SkillRow>[] = [
    { name: t("columns.annotator"), kind: "text", of: ({ annotator }) => annotator },
    { name: t("columns.items"), kind: "count", of: ({ items }) => items },
    ...useEstimateColumns<SkillRow>(r),
    { name: t("columns.goldAccuracy"), kind: "share", of: ({ goldAccuracy }) => goldAccuracy },
    { name: t("columns.state"), kind: "text", of: ({ state }) => state },
    { name: t("columns.excluded"), kind: "text", of: ({ isExcluded }) => t(isExcluded ? "yes" : "no") },
  ];
  return (
    <Scatter
      title={title}
      file={file}
      annotators={rows.length}
      data={sorted}
      columns={columns}
      reasonOf={({ estimate, goldAccuracy }) =>
        reasonOf(estimate) ?? (goldAccuracy === null ? "no_trials" : undefined)
      }
      hrefOf={({ href }) => href}
      legend={legend}
      x={{ axis: logAxis(maxItems, labelsThatFit(3)), name: t("axes.itemsLog"), of: ({ items }) => items }}
      y={{ axis: linearAxis(-1, 1, 5), name: r, of: ({ estimate }) => estimate.value }}
      shapeOf={annotatorShape}
    />
  );
}
