import {
  evaluateSpread,
  type SpreadEvaluation,
  type SpreadScored,
} from "@/server/stats/evaluation/evaluate-spread";
import type { Estimate } from "@/server/stats/estimate";
import { figuresOf } from "../figures";
import type { Reason } from "../reason-sentence";
import type { ReadDataset } from "./scored-dataset";

type SpreadName = keyof SpreadEvaluation;

/** Figures by name, with those of the judgments behind the gold only where the gold tells of them. */
export type FiguresWithSpread<Name extends string> = Record<Name, number | null> &
  Partial<Record<SpreadName, number | null>> & { reasons?: Partial<Record<Name | SpreadName, Reason>> };

/** Estimates of these datasets as plain numbers, and how near the run comes to the judgments. */
export function figuresWithSpread<Name extends string>(
  estimates: Record<Name, Estimate<Reason>>,
  datasets: readonly ReadDataset[],
): FiguresWithSpread<Name> {
  const spread = spreadEstimates(datasets);
  const figures = spread === null ? figuresOf(estimates) : figuresOf({ ...estimates, ...spread });
  return figures as FiguresWithSpread<Name>;
}

/** How near a run comes to the judgments behind the gold; null where no gold tells of them. */
function spreadEstimates(datasets: readonly ReadDataset[]): SpreadEvaluation | null {
  const told = datasets.filter(({ spread }) => spread !== null);
  if (told.length === 0) return null;
  const scored: SpreadScored = {
    gold: told.flatMap(({ gold }) => gold),
    scores: told.flatMap(({ scores }) => scores),
    spread: told.flatMap(({ spread }) => spread ?? []),
  };
  const answered = told.flatMap((dataset) => dataset.answered ?? []);
  return evaluateSpread(answered.length === 0 ? scored : { ...scored, answered });
}
