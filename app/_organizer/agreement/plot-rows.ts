import type { SkillRow } from "@/app/_charts/items-scatter";
import type { TaggerRow } from "@/app/_charts/caterpillar-plot";
import type { UsageRow } from "@/app/_charts/usage-scatter";
import type { AnnotatorAgreement, DimensionAgreement } from "@/server/domain/agreement/agreement";

/**
 * Annotators as the plots ask for them.
 * @param project whose pages of annotators the marks lead to; null where the reader may not open them.
 */
export function plotRows(
  { annotatorRows, pairs }: DimensionAgreement,
  project: string | null,
  stateName: (state: AnnotatorAgreement["state"]) => string,
) {
  const about = ({ annotator, isExcluded }: AnnotatorAgreement) => ({
    annotator,
    isExcluded,
    ...(project !== null && { href: `/projects/${project}/annotators/${encodeURIComponent(annotator)}` }),
  });
  return {
    taggers: annotatorRows.map((row): TaggerRow => ({
      ...about(row),
      estimate: row.pearson,
      hits: row.hits,
    })),
    skills: annotatorRows.map((row): SkillRow => ({
      ...about(row),
      items: row.items,
      estimate: row.pearson,
      goldAccuracy: row.gold.answered === 0 ? null : row.gold.right / row.gold.answered,
      state: stateName(row.state),
    })),
    usages: annotatorRows.map((row): UsageRow => ({
      ...about(row),
      mean: row.mean,
      sd: row.sd,
      n: row.items,
      endShare: row.endShare,
      ...(row.sd === null && { reason: "too_few_values" }),
    })),
    compared: [...new Set(pairs.flatMap(({ a, b }) => [a, b]))].sort(),
  };
}
