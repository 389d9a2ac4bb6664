import type { Store } from "@/db/store";
import type {
  AgreementParameters,
  AnnotatorAgreement,
  DimensionAgreement,
} from "@/server/domain/agreement/agreement";
import { figureOf, type AgreementFigure } from "@/server/domain/agreement/figure";
import { affordableSamples } from "@/server/domain/agreement/affordable-samples";
import { furtherFigures } from "@/server/domain/agreement/further-figures";
import { histograms } from "@/server/domain/agreement/histograms";
import { lowestPairs, namedPair } from "@/server/domain/agreement/lowest-pairs";
import type { JobProgress } from "@/server/domain/job/job";
import { interTaggerCorrelation } from "@/server/stats/agreement/inter-tagger";
import type { MeanOfDefined } from "@/server/stats/agreement/mean-of-defined";
import {
  annotatorPairs,
  pairwiseAgreement,
  type AnnotatorPair,
} from "@/server/stats/agreement/pairwise-agreement";
import { mean } from "@/server/stats/mean";
import { sampleStandardDeviation } from "@/server/stats/standard-deviation";
import { describeItems } from "./describe-items";
import { describePart, partsOf, samplesOf } from "./describe-parts";
import { describePeople } from "./describe-people";
import { drawInterTagger, drawPairwise } from "./draw-figures";
import type { DrawInterval } from "./draw-intervals";
import type { DimensionData, Person } from "./read-agreement-data";
import { pairHeader, pairRow, personHeader, personRow } from "./result-rows";
import type { ResultFiles } from "./result-files";

interface DimensionWork {
  data: DimensionData;
  people: readonly Person[];
  parameters: AgreementParameters;
  draw: DrawInterval;
  report: (stage: JobProgress["stage"]) => void;
  files: ResultFiles;
  store: Pick<Store, "read">;
}

/** So many annotators are kept for the screen, those who agree least; the file has all. */
const mostShown = 2_000;

/** How many samples a dimension's intervals take. */
export function samplesOfDimension(data: DimensionData, { replicates }: AgreementParameters): number {
  const ofCorrelations = 2 * affordableSamples(data.table.codes.length, replicates);
  return partsOf(data).reduce((sum, part) => sum + samplesOf(part, replicates), ofCorrelations);
}

/** All that is said about agreement on one dimension. */
export async function describeDimension(work: DimensionWork): Promise<DimensionAgreement> {
  const { data, people, parameters, draw, report, files, store } = work;
  const { name, table } = data;
  const { replicates, minShared } = parameters;
  const parts = [];
  for (const [at, part] of partsOf(data).entries()) {
    // By its place: files of the same name may have been imported one after the other.
    parts.push(await describePart(draw, part, parameters, `${name} part ${at}`));
  }
  const interTaggerPearson = await drawInterTagger(draw, `${name} inter-tagger`, { table, replicates });
  const pairwisePearson = await drawPairwise(draw, `${name} pairwise`, { table, replicates, minShared });

  report("annotators");
  const interTagger = interTaggerCorrelation(table);
  const rows = describePeople(data, people, interTagger.annotators);
  await files.write(
    "annotators.csv",
    personHeader,
    rows.map((row) => personRow(name, row)),
  );

  report("pairs");
  const pairs = annotatorPairs(table, minShared);
  const pseudonyms = pseudonymsOf(data, people);
  await files.write("pairs.csv", pairHeader, namedRows(name, pairs, pseudonyms));
  const pairwise = pairwiseAgreement(pairs);

  report("values");
  return {
    name,
    range: data.range,
    items: data.itemIds.length,
    annotators: data.annotatorIds.length,
    judgments: table.codes.length,
    parts,
    interTagger: { pearson: interTaggerPearson, spearman: meanFigure(interTagger.spearman) },
    pairwise: {
      pearson: pairwisePearson,
      spearman: meanFigure(pairwise.spearman),
      kendall: meanFigure(pairwise.kendall),
    },
    further: furtherFigures(table, minShared),
    histograms: histograms(table, data.datasets, data.notApplicable.items),
    crowd: crowdOf(data),
    annotatorRows: leastAgreeing(rows),
    pairs: lowestPairs(pairs, pseudonyms),
    divided: await describeItems({ data, store, files }),
    gold: data.gold,
  };
}

function* namedRows(dimension: string, pairs: readonly AnnotatorPair[], pseudonyms: readonly string[]) {
  for (const pair of pairs) yield pairRow(dimension, namedPair(pair, pseudonyms));
}

function pseudonymsOf({ annotatorIds }: DimensionData, people: readonly Person[]): string[] {
  const pseudonymOf = new Map(people.map(({ id, pseudonym }) => [id, pseudonym]));
  return annotatorIds.map((id) => pseudonymOf.get(id) ?? "");
}

function meanFigure(found: MeanOfDefined): AgreementFigure {
  return figureOf(found, found.value === null ? 0 : found.n);
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
  return [...rows].sort((a, b) => rank(a) - rank(b)).slice(0, mostShown);
}
