"use client";

import { useTranslations } from "next-intl";
import { labelsThatFit, linearAxis } from "./axis";
import { markSample } from "./mark-sample";
import type { PlotProps } from "./data-plot";
import { Scatter, scatterHeight } from "./scatter";

/** What is known of a gold item and what was judged. */
interface GoldRow {
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
  const axis = linearAxis(...range, labelsThatFit(3));
  const legend = [
    { name: t("marks.item"), sample: markSample("circle") },
    { name: t("marks.diagonal"), sample: diagonalSample },
  ];
  return (
    <Scatter
      title={title}
      file={file}
      data={rows}
      columns={[
        { name: t("columns.item"), kind: "text", of: ({ item }) => item },
        { name: t("columns.gold"), kind: "points", of: ({ gold }) => gold },
        { name: t("columns.mean"), kind: "points", of: ({ mean }) => mean },
        { name: t("columns.n"), kind: "count", of: ({ n }) => n },
      ]}
      reasonOf={({ mean }) => (mean === null ? "no_judgments" : undefined)}
      hrefOf={({ href }) => href}
      legend={legend}
      x={{ axis, name: t("axes.gold"), of: ({ gold }) => gold }}
      y={{ axis, name: t("axes.crowdMean"), of: ({ mean }) => mean }}
      shapeOf={() => "circle"}
    >
      <line
        x1="0"
        x2="100%"
        y1={scatterHeight}
        y2="0"
        stroke="var(--control)"
        strokeWidth="2"
        strokeDasharray="4 2"
      />
    </Scatter>
  );
}
