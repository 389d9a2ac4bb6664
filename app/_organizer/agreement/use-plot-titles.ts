import { useFormatter, useTranslations } from "next-intl";
import { correlationText } from "@/app/_ui/correlation-text";
import type { DimensionAgreement } from "@/server/domain/agreement/agreement";
import { meanDistance, mostUsedPoint } from "./plot-answers";

/** What each plot answers, in a sentence. */
export function usePlotTitles(dimension: DimensionAgreement) {
  const t = useTranslations("organizer.agreement.titles");
  const format = useFormatter();
  const points = (value: number) => format.number(value, { maximumFractionDigits: 2 }).replace("-", "−");
  const { annotatorRows, interTagger, pairwise, crowd, divided, gold } = dimension;
  const [lowest] = annotatorRows.filter(({ isExcluded }) => !isExcluded);
  const items = annotatorRows.map((row) => row.items);
  const means = annotatorRows.flatMap(({ mean }) => (mean === null ? [] : [mean]));
  const most = mostUsedPoint(dimension);
  const widest = divided[0] && (divided[0].values.at(-1) ?? 0) - (divided[0].values[0] ?? 0);
  const distance = meanDistance(gold);
  return {
    taggers:
      interTagger.pearson.value === null || lowest === undefined || lowest.pearson.value === null
        ? t("noTaggers")
        : t("taggers", {
            value: correlationText(interTagger.pearson.value),
            annotator: lowest.annotator,
            lowest: correlationText(lowest.pearson.value),
          }),
    pairs:
      pairwise.pearson.value === null
        ? t("noPairs")
        : t("pairs", { value: correlationText(pairwise.pearson.value), n: pairwise.pearson.n }),
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
