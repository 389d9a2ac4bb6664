import type { AnnotatorAgreement, DimensionAgreement } from "@/server/domain/agreement/agreement";
import { figureOf, type AgreementFigure } from "@/server/domain/agreement/figure";
import { furtherFigures } from "@/server/domain/agreement/further-figures";
import { lowestPairs, namedPair } from "@/server/domain/agreement/lowest-pairs";
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
import { describePeople } from "./describe-people";
import { pseudonymsOf, type DescribedAnswers, type DimensionWork } from "./dimension-work";
import { drawInterTagger, drawPairwise } from "./draw-figures";
import type { DimensionData } from "./read-agreement-data";
import { itemHeader, itemRow, pairHeader, pairRow, personHeader, personRow } from "./result-rows";

/** So many annotators are kept for the screen, those who agree least; the file has all. */
const maxShown = 2_000;

/** How annotators correlate and use the scale, and on which items they differ, where values lie on a scale. */
export async function describeRatings(work: DimensionWork): Promise<DescribedAnswers> {
  const { data, people, parameters, draw, report, files, store } = work;
  const { name, table } = data;
  const { replicates, minShared } = parameters;
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
    interTagger: { pearson: interTaggerPearson, spearman: meanFigure(interTagger.spearman) },
    pairwise: {
      pearson: pairwisePearson,
      spearman: meanFigure(pairwise.spearman),
      kendall: meanFigure(pairwise.kendall),
    },
    further: furtherFigures(table, minShared),
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
  return [...rows].sort((a, b) => rank(a) - rank(b)).slice(0, maxShown);
}
