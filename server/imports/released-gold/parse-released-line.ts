import type { ReadingContext } from "@/server/domain/import/item-reader";
import type { ItemRow } from "@/server/domain/import/item-row";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { excerpt } from "@/server/imports/excerpt";
import { parseDatasetCell } from "@/server/imports/parse-dataset-cell";
import { parseScore } from "@/server/imports/parse-score";
import { valuedGoldLine, type ValuedGoldLine } from "@/server/imports/release-lines";
import type { ReleasedForm } from "./released-form";

/** One line as an item with its score on one dimension; it is good only if there are no errors. */
type ParsedReleasedLine = { errors: LineError[] } | { errors: LineError[]; row: ItemRow; dimension: string };

type JsonLine = { line: number; object: Readonly<Record<string, unknown>> };

/** Reads one line of a `gold.jsonl`. */
export function parseReleasedLine(
  { line, object }: JsonLine,
  { content: contentOf, scores }: ReleasedForm,
  { scale, dimensions }: ReadingContext,
): ParsedReleasedLine {
  const place = { file: "pairs", line, column: null, found: null } as const;
  const parsed = valuedGoldLine.safeParse(object);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? "item");
    return { errors: [lineError("value_missing", place, { name })] };
  }
  const { value, dimension, dataset: name } = parsed.data;
  const content = contentOf.safeParse(parsed.data.content ?? null);
  const dataset = parseDatasetCell(name, { ...place, found: excerpt(name) });
  const score = scores === "none" || value === null ? null : parseScore(String(value), place, scale);
  const isUnknown = scores === "each" && !dimensions.includes(dimension);
  const errors = [
    ...(content.success ? [] : [lineError("other_content", place, {})]),
    ...(isUnknown ? [lineError("dimension_unknown", place, { name: excerpt(dimension) })] : []),
    ...[dataset, score].flatMap((read) => read?.error ?? []),
  ];
  const worth = score?.value ?? null;
  const isFirst = scores !== "each" || dimension === dimensions[0];
  return {
    errors,
    dimension,
    row: {
      ...textsOf(parsed.data),
      line,
      dataset: dataset.value,
      content: content.data ?? null,
      referenceScore: isFirst ? worth : null,
      scores: scores === "each" ? new Map(worth === null ? [] : [[dimension, worth]]) : null,
      gold: [],
    },
  };
}

function textsOf({ item, text_a: textA, text_b: textB, genre, group, split = null }: ValuedGoldLine) {
  return { externalId: item, textA, textB, genre, group, split };
}
