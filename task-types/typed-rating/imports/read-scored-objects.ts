import type { ImportFile, ReadingContext } from "@/server/domain/import/item-reader";
import { lineError } from "@/server/domain/import/line-error";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import { readTypedJsonLines } from "./read-typed-jsonl";
import { readTypedScores } from "./read-typed-scores";

interface ObjectsAndScores {
  objects: ImportFile;
  scores: ImportFile | null;
}

/** The pairs of a file with an object a line; those of line n get the scores of line n, unless they bring their own. */
export async function* readScoredObjects(
  { objects, scores }: ObjectsAndScores,
  context: ReadingContext,
): AsyncGenerator<ItemFileEntry> {
  const entries = readTypedJsonLines(objects.open(), context);
  if (scores === null) {
    yield* entries;
    return;
  }
  const ofLines = new Map<number, ReadonlyMap<string, number>>();
  let lastScore = 0;
  for await (const { line, scores: found, errors } of readTypedScores(scores.open(), context)) {
    for (const error of errors) yield { error };
    ofLines.set(line, found);
    lastScore = line;
  }
  let lines = 0;
  for await (const entry of entries) {
    lines = "row" in entry ? entry.row.line : "error" in entry ? entry.error.line : lines;
    yield "row" in entry ? { row: scored(entry.row, ofLines.get(entry.row.line), context) } : entry;
  }
  if (lines === lastScore) return;
  const place = { file: "scores", line: Math.min(lines, lastScore) + 1, column: null, found: null } as const;
  yield { error: lineError("line_count", place, { pairs: lines, scores: lastScore }) };
}

type Row = Extract<ItemFileEntry, { row: unknown }>["row"];

function scored(row: Row, found: Row["scores"] | undefined, { dimensions }: ReadingContext): Row {
  if (found === undefined || found === null || (row.scores?.size ?? 0) > 0) return row;
  return { ...row, scores: found, referenceScore: found.get(dimensions[0] ?? "") ?? null };
}
