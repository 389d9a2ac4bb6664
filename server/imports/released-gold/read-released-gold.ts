import type { ReadingContext } from "@/server/domain/import/item-reader";
import type { ItemRow } from "@/server/domain/import/item-row";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import type { ByteSource } from "@/server/domain/import/source";
import { excerpt } from "@/server/imports/excerpt";
import { readJsonLines } from "@/server/imports/json-lines";
import { parseReleasedLine } from "./parse-released-line";
import type { ReleasedForm } from "./released-form";

/** An item whose lines are being read, with the dimensions that they were about. */
interface Draft {
  key: string;
  row: ItemRow;
  dimensions: Set<string>;
  isGood: boolean;
}

/**
 * The items of a `gold.jsonl`, whose lines are an item on a dimension each, those of one item below each other. Gold
 * values come back as scores.
 */
export async function* readReleasedGold(
  source: ByteSource,
  form: ReleasedForm,
  context: ReadingContext,
): AsyncGenerator<ItemFileEntry> {
  const lineOfItem = new Map<string, number>();
  let draft: Draft | null = null;
  for await (const entry of readJsonLines(source)) {
    const parsed = "error" in entry ? { errors: [entry.error] } : parseReleasedLine(entry, form, context);
    for (const error of parsed.errors) yield { error };
    if (!("row" in parsed)) {
      if (draft !== null) draft.isGood = false;
      continue;
    }
    const { row, dimension } = parsed;
    const key = JSON.stringify([row.dataset, row.externalId]);
    const earlier = lineOfItem.get(key);
    if (earlier === undefined) {
      if (draft?.isGood) yield { row: draft.row };
      lineOfItem.set(key, row.line);
      draft = { key, row, dimensions: new Set([dimension]), isGood: parsed.errors.length === 0 };
    } else if (draft?.key !== key || draft.dimensions.has(dimension))
      yield { error: duplicate(row, earlier) };
    else {
      draft.dimensions.add(dimension);
      draft.isGood &&= parsed.errors.length === 0;
      draft.row = withScores(draft.row, row);
    }
  }
  if (draft?.isGood) yield { row: draft.row };
}

/** The item with the scores of a further line of it. */
function withScores(row: ItemRow, { scores, referenceScore }: ItemRow): ItemRow {
  if (row.scores === null || scores === null) return row;
  return {
    ...row,
    scores: new Map([...row.scores, ...scores]),
    referenceScore: row.referenceScore ?? referenceScore,
  };
}

function duplicate({ line, externalId }: ItemRow, earlier: number): LineError {
  const id = excerpt(externalId ?? "");
  return lineError("duplicate_id", { file: "pairs", line, column: null, found: id }, { id, n: earlier });
}
