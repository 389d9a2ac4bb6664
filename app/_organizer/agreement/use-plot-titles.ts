import { useFormatter, useTranslations } from "next-intl";
import { useCorrelationText } from "@/app/_ui/use-correlation-text";
import type { DimensionAgreement } from "@/server/domain/agreement/agreement";
import type { AgreementFigures } from "@/server/domain/agreement/report";

/** What each plot answers, in a sentence. */
export function usePlotTitles(dimension: DimensionAgreement, figures: AgreementFigures) {
  const rText = useCorrelationText();
  const t = useTranslations("organizer.agreement.titles");
  const format = useFormatter();
  const points = (value: number) => format.number(value, { maximumFractionDigits: 2 }).replace("-", "−");
  const { annotatorRows, crowd, divided, gold } = dimension;
  const { interTaggerPearson: interTagger, pairwisePearson: pairwise } = figures;
  const [lowest] = annotatorRows.filter(({ isExcluded }) => !isExcluded);
  const items = annotatorRows.map((row) => row.items);
  const means = annotatorRows.flatMap(({ mean }) => (mean === null ? [] : [mean]));
  const most = mostUsedPoint(dimension);
  const widest = divided[0] && (divided[0].values.at(-1) ?? 0) - (divided[0].values[0] ?? 0);
  const distance = meanDistance(gold);
  return {
    taggers:
      typeof interTagger?.value !== "number" || lowest === undefined || lowest.pearson.value === null
        ? t("noTaggers")
        : t("taggers", {
            value: rText(interTagger.value),
            annotator: lowest.annotator,
            lowest: rText(lowest.pearson.value),
          }),
    pairs:
      typeof pairwise?.value !== "number"
        ? t("noPairs")
        : t("pairs", { value: rText(pairwise.value), n: pairwise.n }),
    skill: t("skill", { least: Math.min(...items), most: Math.max(...items) }),
    usage:
      crowd === null || means.length === 0
        ? t("noUsage")
        : t("usage", {
            mean: points(crowd.mean),
            low: points(Math.min(...means)),
            high: points(Math.max(...means)),
          }),
    scale: most === null ? t("noScale") : t("scale", { point: points(most.value), share: most.share }),
    items: widest === undefined ? t("noItems") : t("items", { range: points(widest) }),
    gold: distance === null ? t("noGold") : t("gold", { distance: points(distance) }),
  };
}

/** The point that was chosen most often over all datasets, and its share of all answers (0–1); null without any. */
function mostUsedPoint({ histograms }: Pick<DimensionAgreement, "histograms">) {
  const counts = new Map<number, number>();
  let total = 0;
  for (const { value, count } of histograms.flatMap((dataset) => dataset.counts)) {
    total += count;
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  const [most] = [...counts].sort(([a, one], [b, other]) => other - one || a - b);
  return most === undefined ? null : { value: most[0], share: most[1] / total };
}

/** How far the means of gold items lie from their known answers on average, in points of the scale; null without any. */
function meanDistance(gold: DimensionAgreement["gold"]): number | null {
  const distances = gold.flatMap((item) => (item.mean === null ? [] : [Math.abs(item.mean - item.gold)]));
  return distances.length === 0 ? null : distances.reduce((sum, one) => sum + one, 0) / distances.length;
}
