import type { AgreementParameters, DimensionAgreement } from "@/server/domain/agreement/agreement";
import { affordableSamples } from "@/server/domain/agreement/affordable-samples";
import { histograms } from "@/server/domain/agreement/histograms";
import { describeNames } from "./describe-names";
import { describePart, partsOf, samplesOf } from "./describe-parts";
import { describeRatings } from "./describe-ratings";
import type { DimensionWork } from "./dimension-work";
import type { DimensionData } from "./read-agreement-data";

/** How many samples a dimension's intervals take. */
export function samplesOfDimension(data: DimensionData, { level, replicates }: AgreementParameters): number {
  const ofCorrelations = level === "nominal" ? 0 : 2 * affordableSamples(data.table.codes.length, replicates);
  return partsOf(data).reduce((sum, part) => sum + samplesOf(part, replicates), ofCorrelations);
}

/** All that is said about agreement on one dimension. */
export async function describeDimension(work: DimensionWork): Promise<DimensionAgreement> {
  const { data, parameters, draw } = work;
  const { name, table } = data;
  const parts = [];
  for (const [at, part] of partsOf(data).entries()) {
    // By its place: files of the same name may have been imported one after the other.
    parts.push(await describePart(draw, part, parameters, `${name} part ${at}`));
  }
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
