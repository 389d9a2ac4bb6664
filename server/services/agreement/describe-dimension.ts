import type { AgreementParameters, DimensionAgreement } from "@/server/domain/agreement/agreement";
import { affordableSamples } from "@/server/domain/agreement/affordable-samples";
import { histograms } from "@/server/domain/agreement/histograms";
import { describeNames } from "./describe-names";
import { describePart, partsOf } from "./describe-parts";
import { describeRatings } from "./describe-ratings";
import type { DimensionWork } from "./dimension-work";
import type { DimensionData } from "./read-agreement-data";

/** How many samples the intervals of a dimension's correlations take. */
export function samplesOfDimension(data: DimensionData, { level, replicates }: AgreementParameters): number {
  return level === "nominal" ? 0 : 2 * affordableSamples(data.table.codes.length, replicates);
}

/** All that is said about agreement on one dimension. */
export async function describeDimension(work: DimensionWork): Promise<DimensionAgreement> {
  const { data, parameters } = work;
  const { name, table } = data;
  const parts = partsOf(data).map((part) => describePart(part, parameters));
  const described = await (parameters.level === "nominal" ? describeNames(work) : describeRatings(work));
  return {
    name,
    range: data.range,
    items: data.itemIds.length,
    annotators: data.annotatorIds.length,
    judgments: table.codes.length,
    parts,
    histograms: histograms(table, data.datasets, data.notApplicable.items),
    ...described,
  };
}
