import { useTranslations } from "next-intl";
import { CaterpillarPlot } from "@/app/_charts/caterpillar-plot";
import { GoldScatter } from "@/app/_charts/gold-scatter";
import { HeatMap } from "@/app/_charts/heat-map";
import { Histogram } from "@/app/_charts/histogram";
import { ItemsScatter } from "@/app/_charts/items-scatter";
import { StripPlot } from "@/app/_charts/strip-plot";
import { UsageScatter } from "@/app/_charts/usage-scatter";
import type { DimensionAgreement } from "@/server/domain/agreement/agreement";
import type { AgreementFigures } from "@/server/domain/agreement/report";
import { plotRows } from "./plot-rows";
import { usePlotTitles } from "./use-plot-titles";
import { useTitleOf } from "./use-title-of";

interface DimensionPlotsProps {
  project: string;
  dimension: DimensionAgreement;
  /** Over all items. */
  figures: AgreementFigures;
  /** Names the dimension where there are several. */
  named: string | null;
  /** The least correlation with the others that a rule of the project allows; null without such a rule. */
  bound: number | null;
  mayOrganize: boolean;
}

/** A matrix of more annotators is wider than half of the window. */
const maxBeside = 9;

/** The questions about annotators and items on one dimension, each with its plot. */
export function DimensionPlots({
  project,
  dimension,
  figures,
  named,
  bound,
  mayOrganize,
}: DimensionPlotsProps) {
  const states = useTranslations("organizer.annotators.states");
  const t = useTranslations("organizer.agreement");
  const titleOf = useTitleOf(named);
  const titles = usePlotTitles(dimension, figures);
  const rows = plotRows(dimension, mayOrganize ? project : null, states);
  const file = `${project}-${dimension.name}`;
  const { crowd, divided, gold, histograms } = dimension;
  const range = [dimension.range.min, dimension.range.max] as const;
  const isWide = rows.compared.length > maxBeside;
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
      <CaterpillarPlot
        title={titleOf(titles.taggers)}
        file={`${file}-annotators`}
        bound={bound}
        rows={rows.taggers}
      />
      <div className={`min-w-0 ${isWide ? "wide:col-span-2" : ""}`}>
        <HeatMap
          title={titleOf(titles.pairs)}
          file={`${file}-pairs`}
          annotators={rows.compared}
          pairs={dimension.pairs.map(({ reason, ...pair }) =>
            reason === undefined ? pair : { ...pair, reason },
          )}
        />
      </div>
      <ItemsScatter title={titleOf(titles.skill)} file={`${file}-items-judged`} rows={rows.skills} />
      <Histogram title={titleOf(titles.scale)} file={`${file}-answers`} datasets={histograms} />
      {crowd === null ? null : (
        <UsageScatter
          title={titleOf(titles.usage)}
          file={`${file}-scale-use`}
          crowd={crowd}
          range={range}
          rows={rows.usages}
        />
      )}
      <StripPlot
        title={titleOf(titles.items)}
        file={`${file}-items`}
        range={range}
        rows={divided.map(({ dataset, ...row }) => ({
          ...row,
          item: histograms.length > 1 ? t("itemOfDataset", { dataset, item: row.item }) : row.item,
          href: `/projects/${project}/items?search=${encodeURIComponent(row.item)}`,
        }))}
      />
      {gold.length === 0 ? null : (
        <GoldScatter title={titleOf(titles.gold)} file={`${file}-gold`} range={range} rows={gold} />
      )}
    </div>
  );
}
