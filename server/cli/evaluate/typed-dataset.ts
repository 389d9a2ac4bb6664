import { typedDimensions } from "@/server/domain/preset/typed-dimensions";
import { FaultyTable, tableFault } from "@/server/imports/ratings-table/table-fault";
import type { NumberForm } from "@/server/imports/score-files/score-lines";
import { meanOfPresent } from "@/server/imports/score-files/mean-of-present";
import type { FillRule } from "@/server/imports/score-files/read-run";
import type { TableFile } from "@/server/imports/ratings-table/table-form";
import {
  readDimensionScores,
  type DimensionScores,
} from "@/server/imports/score-files/read-dimension-scores";
import {
  evaluateDimensions,
  type DimensionScored,
  type DimensionsEvaluation,
} from "@/server/stats/evaluation/evaluate-dimensions";
import { rounded, figuresOf } from "../figures";
import type { DatasetGold } from "./scored-dataset";
import { tableFile } from "../ratings/table-file";
import { reasonSentence } from "../reason-sentence";
import { printedTable } from "../table";

/** Gold of a dataset as its file has it, a column or one for each dimension. */
export interface ColumnedGold extends DimensionScores {
  file: TableFile;
  name: string;
}

export interface TypedReport {
  datasets: TypedFigures[];
}
type TypedFigures = ReturnType<typeof typedFigures>;

export async function readColumnedGold(
  file: TableFile,
  name: string,
  form: NumberForm,
): Promise<ColumnedGold> {
  return { file, name, ...(await readDimensionScores(file, form)) };
}

/** Gold that was read by columns and has one. */
export function goldOfColumn({ file, name, items }: ColumnedGold): DatasetGold {
  return { file, name, scores: items.map(([score = null]) => score), items: null };
}

/** The same the other way round. */
export function columnsOfGold({ file, name, scores }: DatasetGold): ColumnedGold {
  return { file, name, columns: 1, items: scores.map((score) => [score]) };
}

/**
 * How well a run agrees with typed gold: on each dimension, and on the mean of them.
 * @param names of the dimensions, in the order of the columns; null for those of 2013, or numbers where there are others.
 * @throws FaultyTable where the run cannot be read, or has other lines or columns than the gold.
 */
export async function typedEvaluation(
  gold: ColumnedGold,
  runPath: string,
  names: readonly string[] | null,
  { fill, ...form }: NumberForm & { fill: FillRule },
) {
  const file = tableFile(runPath);
  const run = await readDimensionScores(file, form);
  const faults = [...otherShape(run, gold), ...missingScores(run, gold, fill)];
  if (faults.length > 0) throw new FaultyTable(file.name, faults);
  const scored = Array.from({ length: gold.columns }, (_, at): DimensionScored => {
    const column = ({ items }: DimensionScores) => items.map((scores) => scores[at] ?? null);
    const known = column(gold);
    const given = column(run);
    const standIn = typeof fill === "string" ? meanFor(file, given) : fill;
    const scores = given.map((score, item) => (known[item] === null ? null : (score ?? standIn)));
    return { dimension: nameOf(names, gold.columns, at), gold: known, scores };
  });
  return typedFigures(gold.name, evaluateDimensions(scored), gold.items.length);
}

const meanFor = (file: TableFile, given: readonly (number | null)[]) =>
  given.includes(null) ? meanOfPresent(file, given) : null;

function nameOf(names: readonly string[] | null, columns: number, at: number): string {
  const usual = columns === typedDimensions.length ? typedDimensions[at]?.name : undefined;
  return names?.[at] ?? usual ?? String(at + 1);
}

function otherShape(run: DimensionScores, gold: ColumnedGold) {
  const [lines, goldLines] = [run.items.length, gold.items.length];
  const place = { column: null, found: null };
  if (lines !== goldLines) {
    const line = Math.min(lines, goldLines) + 1;
    return [tableFault("line_count", { ...place, line }, { n: lines, m: goldLines, name: gold.file.name })];
  }
  if (run.columns === gold.columns) return [];
  return [tableFault("score_columns", { ...place, line: 1 }, { n: run.columns, m: gold.columns })];
}

const mostFaults = 50;

function missingScores(run: DimensionScores, gold: ColumnedGold, fill: FillRule) {
  if (fill !== null || run.columns !== gold.columns) return [];
  const missing = gold.items.flatMap((scores, item) =>
    scores.flatMap((score, at) =>
      score !== null && run.items[item] !== undefined && run.items[item][at] === null ? [[item, at]] : [],
    ),
  );
  return missing
    .slice(0, mostFaults)
    .map(([item = 0, at = 0]) =>
      tableFault("score_missing", { line: item + 1, column: at + 1, found: "" }, {}),
    );
}

function typedFigures(name: string, { dimensions, mean }: DimensionsEvaluation, n: number) {
  return {
    name,
    n,
    dimensions: dimensions.map(({ dimension, n: items, pearson }) => ({
      dimension,
      n: items,
      ...figuresOf({ pearson }),
    })),
    ...figuresOf({ mean }),
  };
}

export function typedText({ datasets }: TypedReport): string {
  const rows = datasets.flatMap(({ name, n, dimensions, mean, reasons }) => [
    ...dimensions.map((each) => [
      ...[name, each.dimension, each.n, rounded(each.pearson)],
      reasonSentence(each.reasons?.pearson),
    ]),
    [name, "mean", n, rounded(mean), reasonSentence(reasons?.mean)],
  ]);
  return printedTable(["dataset", "dimension", "items", "Pearson", ""], rows);
}
