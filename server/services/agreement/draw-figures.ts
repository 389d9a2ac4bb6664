import { affordableSamples } from "@/server/domain/agreement/affordable-samples";
import { meanBetweenPairs, meanWithOthers } from "@/server/domain/agreement/mean-correlations";
import { figureOf, type AgreementFigure } from "@/server/domain/agreement/figure";
import { alphaUnits } from "@/server/stats/agreement/alpha-units";
import { alphaReplicates } from "@/server/stats/agreement/bootstrap-alpha";
import { krippendorffAlpha, type AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { itemReplicates } from "@/server/stats/intervals/item-bootstrap";
import type { ReplicateRange } from "@/server/stats/intervals/bootstrap";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { openParallelBootstrap } from "./bootstrap-in-parallel";
import type { Draw, DrawInterval } from "./draw-intervals";

/** Samples of alpha that go through more judgments together are drawn on several cores. */
const worthThreads = 50_000_000;

export function judgedTwice(table: JudgmentTable): number {
  return alphaUnits(table).times.length;
}

/**
 * Krippendorff's alpha with its interval; n counts the items judged at least twice.
 * @returns null with reason "too_few_items" also where only one item was: samples of it cannot differ.
 */
export async function drawAlpha(
  draw: DrawInterval,
  about: string,
  { table, level, replicates }: { table: JudgmentTable; level: AlphaLevel; replicates: number },
): Promise<AgreementFigure> {
  const n = judgedTwice(table);
  const alpha = krippendorffAlpha(table, level);
  if (alpha.value === null) return figureOf(alpha, n);
  if (n < 2) return { value: null, reason: "too_few_items", n };
  const judgments = table.codes.length;
  const isLarge = judgments * replicates > worthThreads;
  const threads = isLarge ? openParallelBootstrap(table, level) : null;
  const values = threads?.values ?? ((range: ReplicateRange) => alphaReplicates(table, level, range));
  try {
    return await withInterval(draw, alpha.value, n, { about, replicates, judgments, values });
  } finally {
    await threads?.close();
  }
}

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
