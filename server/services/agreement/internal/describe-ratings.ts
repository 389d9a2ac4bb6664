import type { AnnotatorAgreement, DimensionAgreement } from "@/server/domain/agreement/agreement";
import { lowestPairs, namedPair } from "@/server/domain/agreement/lowest-pairs";
import { annotatorPairs, type AnnotatorPair } from "@/server/stats/agreement/pairwise-agreement";
import { mean } from "@/server/stats/mean";
import { sampleStandardDeviation } from "@/server/stats/standard-deviation";
import { describeItems } from "./describe-items";
import { describePeople } from "./describe-people";
import { dimensionPseudonyms, type DescribedAnswers, type DimensionWork } from "./dimension-work";
import type { DimensionData } from "./read-agreement-data";
import { itemHeader, itemRow, pairHeader, pairRow, personHeader, personRow } from "./result-rows";

/** So many annotators are kept for the screen, those who agree least; the file has all. */
const maxShown = 2_000;

/** How annotators correlate and use the scale, and on which items they differ, where values lie on a scale. */
export async function describeRatings(work: DimensionWork): Promise<DescribedAnswers> {
  const { data, whole, people, parameters, report, files, store } = work;
  const { name, table } = data;
  report("annotators");
  const rows = describePeople(data, people, whole.interTagger.annotators);
  await files.write(
    "annotators.csv",
    personHeader,
    rows.map((row) => personRow(name, row)),
  );

  report("pairs");
  const pairs = annotatorPairs(table, parameters.minShared);
  const pseudonyms = dimensionPseudonyms(data, people);
  await files.write("pairs.csv", pairHeader, namedRows(name, pairs, pseudonyms));

  report("values");
  return {
    crowd: crowdOf(data),
    annotatorRows: leastAgreeing(rows),
    pairs: lowestPairs(pairs, pseudonyms),
    divided: await describeItems({ data, store, files, header: itemHeader, rowOf: itemRow }),
    gold: data.gold,
  };
}

function* namedRows(dimension: string, pairs: readonly AnnotatorPair[], pseudonyms: readonly string[]) {
  for (const pair of pairs) yield pairRow(dimension, namedPair(pair, pseudonyms));
}

/** The point around which annotators use the scale: mean and standard deviation of all judgments. */
function crowdOf({ table }: DimensionData): DimensionAgreement["crowd"] {
  const values = Array.from(table.codes, (code) => table.points[code]!);
  const centre = mean(values).value;
  const sd = sampleStandardDeviation(values).value;
  return centre === null || sd === null ? null : { mean: centre, sd };
}

/** Those who agree least first; those without a correlation last. */
function leastAgreeing(rows: readonly AnnotatorAgreement[]): AnnotatorAgreement[] {
  const rank = ({ pearson }: AnnotatorAgreement) => pearson.value ?? 2;
  return [...rows].sort((a, b) => rank(a) - rank(b)).slice(0, maxShown);
}
