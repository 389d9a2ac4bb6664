import type { DimensionAgreement } from "@/server/domain/agreement/agreement";
import { assembleDimension, samplesOf } from "@/server/domain/agreement/assemble-report";
import type { Drawing } from "@/server/domain/agreement/drawing";
import { histograms } from "@/server/domain/agreement/histograms";
import type { AgreementSettings } from "@/server/domain/agreement/judged-table";
import type { AgreementRow, LanguageAgreement } from "@/server/domain/agreement/report";
import { describeNames } from "./describe-names";
import { describeRatings } from "./describe-ratings";
import type { DimensionWork } from "./dimension-work";
import type { DimensionData } from "./read-agreement-data";
import { releaseOrder } from "./release-order";

/** How many samples the intervals of a dimension's figures take. */
export function samplesOfDimension(
  data: DimensionData,
  settings: AgreementSettings & Pick<Drawing, "replicates">,
): number {
  return samplesOf(data, settings, settings.replicates);
}

interface DescribedDimension {
  rows: AgreementRow[];
  dimension: DimensionAgreement;
  languages: LanguageAgreement[];
}

/** All that is said about agreement on one dimension: its figures, and what else is told. */
export async function describeDimension(
  work: Omit<DimensionWork, "whole">,
  { draw, replicates }: Drawing,
): Promise<DescribedDimension> {
  const { data, parameters } = work;
  const { name, table, decisions, datasets, imports, languages } = data;
  const { rows, whole, ...found } = await assembleDimension(
    {
      ...{ name, table, datasets, imports, languages },
      order: releaseOrder(datasets),
      isDecided: (item) => decisions[item] !== undefined,
    },
    { level: parameters.level, minShared: parameters.minShared },
    { replicates, draw: (wanted) => draw({ ...wanted, about: `${name} ${wanted.about}` }) },
  );
  const describe = parameters.level === "nominal" ? describeNames : describeRatings;
  const described = await describe({ ...work, whole });
  const dimension = {
    name,
    range: data.range,
    histograms: histograms(table, datasets, data.notApplicable.items),
    ...described,
  };
  return { rows, dimension, languages: found.languages };
}
