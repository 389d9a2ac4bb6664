import type { LineError } from "@/server/domain/import/line-error";
import type { MappedRecord } from "@/server/imports/mapped-record";
import { readMappedTable, type MappedTableOptions } from "@/server/imports/mapped-table";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import type { ByteSource } from "@/server/domain/import/source";
import { gatherGroups } from "./gather-groups";
import { GroupCells } from "./group-cells";
import { groupColumns, holdsGroups } from "./group-columns";
import type { GroupDraft } from "./group-draft";
import { GroupObject } from "./group-object";

/**
 * The target groups of a CSV or TSV with a header. A line is one candidate, and those with the same dataset, group and
 * target belong together, wherever they stand; or it is a whole group, where columns hold positives.
 * Reading ends at the head if that is at fault.
 */
export async function* readGroupTable(
  source: ByteSource,
  options: Omit<MappedTableOptions, "columns">,
): AsyncGenerator<ItemFileEntry> {
  const drafts = new Map<string, GroupDraft>();
  const errors: LineError[] = [];
  let take: typeof addGroup = addCandidate;
  for await (const entry of readMappedTable(source, { ...options, columns: groupColumns })) {
    if ("record" in entry) errors.push(...take(drafts, entry.record));
    else if ("error" in entry) errors.push(entry.error);
    else {
      yield entry;
      if (holdsGroups(entry.head.mapping)) take = addGroup;
    }
  }
  yield* gatherGroups(drafts.values(), errors);
}

/** Adds a candidate to its group; what is wrong with its line. */
function addCandidate(drafts: Map<string, GroupDraft>, record: MappedRecord): LineError[] {
  const cells = new GroupCells(record);
  const draft = draftOf(drafts, cells, record.line);
  draft.candidates.push({
    kind: cells.kind(),
    text: cells.needed("candidate"),
    knownPlace: cells.knownPlace(),
    place: cells.place("candidate"),
  });
  draft.split ??= cells.cell("split");
  draft.explanation ??= cells.cell("explanation");
  draft.spoiled ||= cells.errors.length > 0;
  return cells.errors;
}

function draftOf(drafts: Map<string, GroupDraft>, cells: GroupCells, line: number): GroupDraft {
  const [target, dataset, externalId] = [cells.needed("target"), cells.dataset(), cells.cell("group")];
  const key = JSON.stringify([dataset, externalId, target]);
  const use = cells.use();
  const draft = drafts.get(key) ?? {
    line,
    externalId,
    dataset,
    split: null,
    target,
    candidates: [],
    explanation: null,
    use,
    spoiled: false,
  };
  drafts.set(key, draft);
  return draft;
}

/** Adds a whole group; what is wrong with its line. */
function addGroup(drafts: Map<string, GroupDraft>, record: MappedRecord): LineError[] {
  const text = (field: string) => record.cell(field)?.text;
  const texts = (field: string) =>
    record.parts(field).flatMap((part) => (part.text.trim() === "" ? [] : [part.text]));
  const group = new GroupObject(record.line, {
    id: text("group"),
    dataset: text("dataset"),
    split: text("split"),
    target: text("target"),
    positives: texts("positives"),
    distractors: texts("distractors"),
    randoms: texts("randoms"),
    gold: texts("knownOrder"),
    explanation: text("explanation"),
    use: text("use"),
  });
  drafts.set(String(record.line), group.draft());
  return group.errors;
}
