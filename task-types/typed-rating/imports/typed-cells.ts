import type { ReadingContext } from "@/server/domain/import/item-reader";
import type { ItemGold, ItemRow } from "@/server/domain/import/item-row";
import type { NamedCells } from "@/server/imports/named-cells";
import { parseTolerance } from "@/server/imports/parse-gold-cells";
import { parseScore } from "@/server/imports/parse-score";
import type { RecordPair } from "../record";
import { typedRow } from "./typed-row";

/** A line of records by the names of its fields, as `id`, `a.title`, `score.general` and `gold.author`. */
export type TypedCells = NamedCells<string>;

/** The item that a line makes of its two records; it is good only if `cells.errors` stays empty. */
export function readTypedRow(
  cells: TypedCells,
  names: readonly string[],
  content: RecordPair,
  context: ReadingContext,
): ItemRow {
  return typedRow({
    line: cells.line,
    externalId: cells.name("id"),
    dataset: cells.dataset("dataset"),
    genre: cells.name("genre"),
    group: cells.name("group"),
    split: cells.name("split"),
    content,
    scores: readScores(cells, names, "score", context),
    gold: readGold(cells, names, context),
    dimensions: context.dimensions,
  });
}

/** Each field called `kind.dimension` as a score on that dimension. */
function readScores(
  cells: TypedCells,
  names: readonly string[],
  kind: "score" | "gold",
  { scale, dimensions }: ReadingContext,
): Map<string, number> {
  const scores = new Map<string, number>();
  for (const name of names.filter((each) => each.startsWith(`${kind}.`))) {
    const dimension = name.slice(kind.length + 1);
    if (!dimensions.includes(dimension)) {
      cells.refuse("dimension_unknown", name, { name: dimension });
      continue;
    }
    const { value, error } = parseScore(cells.text(name), cells.place(name), scale);
    if (error !== null) cells.errors.push(error);
    else if (value !== null) scores.set(dimension, value);
  }
  return scores;
}

/** Tolerance, explanation and use matter only where there is an accepted answer; they hold for all dimensions. */
function readGold(cells: TypedCells, names: readonly string[], context: ReadingContext): ItemGold[] {
  const answers = [...readScores(cells, names, "gold", context)];
  if (answers.length === 0) return [];
  const { decimalComma } = context.scale;
  const place = cells.place("tolerance");
  const { value: tolerance, error } = parseTolerance(cells.text("tolerance"), place, decimalComma);
  if (error !== null) cells.errors.push(error);
  const explanation = cells.text("explanation");
  const use = cells.goldUse("use");
  return answers.map(([dimension, answer]) => ({
    dimension,
    answer,
    tolerance,
    explanation: explanation.trim() === "" ? null : explanation,
    use,
    order: null,
  }));
}
