import { excerpt } from "@/server/imports/excerpt";
import type { ItemRow } from "@/server/domain/import/item-row";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { finishGroup, type GroupDraft } from "./group-draft";

export type GroupEntry = { row: ItemRow } | { error: LineError };

/** Finishes the groups of a file when all of it has been read: all that is wrong with it by line, then its groups. */
export function* gatherGroups(
  drafts: Iterable<GroupDraft>,
  lineErrors: readonly LineError[],
): Generator<GroupEntry> {
  const all = [...drafts];
  const finished = all.map(finishGroup);
  const errors = [
    ...lineErrors,
    ...finished.flatMap((group) => ("errors" in group ? group.errors : [])),
    ...repeatedIds(all),
  ];
  if (all.length === 0 && errors.length === 0) {
    errors.push(lineError("no_items", { file: "pairs", line: 1, column: null, found: null }, {}));
  }
  for (const error of errors.sort((one, other) => one.line - other.line)) yield { error };
  for (const group of finished) if ("row" in group) yield { row: group.row };
}

function repeatedIds(drafts: readonly GroupDraft[]): LineError[] {
  const lineOfId = new Map<string, number>();
  return drafts.flatMap(({ line, dataset, externalId: id }) => {
    if (id === null) return [];
    const key = JSON.stringify([dataset, id]);
    const earlier = lineOfId.get(key);
    lineOfId.set(key, earlier ?? line);
    const place = { file: "pairs", line, column: null, found: excerpt(id) } as const;
    return earlier === undefined ? [] : [lineError("duplicate_id", place, { id: excerpt(id), n: earlier })];
  });
}
