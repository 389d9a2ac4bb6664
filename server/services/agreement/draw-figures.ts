import { affordableSamples } from "@/server/domain/agreement/affordable-samples";
import { meanBetweenPairs, meanWithOthers } from "@/server/domain/agreement/mean-correlations";
import { figureOf, type AgreementFigure } from "@/server/domain/agreement/figure";
import { itemReplicates } from "@/server/stats/intervals/item-bootstrap";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import type { Draw, DrawInterval } from "./draw-intervals";

/** Mean Pearson's r of each annotator with the mean of the others, with its interval; n counts annotators. */
export async function drawInterTagger(
  draw: DrawInterval,
  about: string,
  { table, replicates }: { table: JudgmentTable; replicates: number },
): Promise<AgreementFigure> {
  const found = meanWithOthers(table);
  if (found.value === null) return figureOf(found, 0);
  return withInterval(draw, found.value, found.n, {
    about,
    replicates: affordableSamples(table.codes.length, replicates),
    judgments: table.codes.length,
    values: (range) => itemReplicates(table, meanWithOthers, range),
  });
}

/** Mean Pearson's r of pairs of annotators, with its interval; n counts pairs. */
export async function drawPairwise(
  draw: DrawInterval,
  about: string,
  { table, replicates, minShared }: { table: JudgmentTable; replicates: number; minShared: number },
): Promise<AgreementFigure> {
  const statistic = (sample: JudgmentTable) => meanBetweenPairs(sample, minShared);
  const found = statistic(table);
  if (found.value === null) return figureOf(found, 0);
  return withInterval(draw, found.value, found.n, {
    about,
    replicates: affordableSamples(table.codes.length, replicates),
    judgments: table.codes.length,
    values: (range) => itemReplicates(table, statistic, range),
  });
}

async function withInterval(
  draw: DrawInterval,
  value: number,
  n: number,
  wanted: Draw,
): Promise<AgreementFigure> {
  const interval = await draw(wanted);
  return interval === null
    ? { value: null, reason: "no_replicates", n }
    : figureOf({ value, ...interval }, n);
}
