import { readRecords, type TableFormat } from "@/server/imports/delimited";
import { excerpt } from "@/server/imports/excerpt";
import { lineError, type LineError } from "@/server/imports/line-error";
import type { TableRecord } from "@/server/imports/record-assembler";
import type { ByteSource } from "@/server/imports/source";
import { headerErrors } from "@/server/imports/table-head";
import { gatherGroups, type GroupEntry } from "./gather-groups";
import { GroupCells, type GroupColumns } from "./group-cells";
import type { GroupDraft } from "./group-draft";
import { groupFields, neededFields, suggestGroupMapping, type GroupMapping } from "./group-mapping";

interface GroupTableHead {
  header: string[];
  mapping: GroupMapping;
}

/**
 * The target groups of a CSV or TSV with a candidate a line. Columns are known by their names. Lines with the
 * same dataset, group and target belong together, wherever they stand. Reading ends at the head if that is at fault.
 */
export async function* readGroupTable(source: ByteSource, format: TableFormat): AsyncGenerator<GroupEntry> {
  const drafts = new Map<string, GroupDraft>();
  const errors: LineError[] = [];
  let columns: { count: number; places: GroupColumns } | null = null;
  for await (const entry of readRecords(source, format)) {
    if (columns !== null) {
      if ("error" in entry) errors.push(entry.error);
      else errors.push(...addCandidate(drafts, entry.record, columns));
      continue;
    }
    if ("error" in entry) return yield entry;
    const head = headOf(entry.record);
    const wrong = headErrors(entry.record.line, head);
    for (const error of wrong) yield { error };
    if (wrong.length > 0) return;
    columns = { count: head.header.length, places: columnPlaces(head) };
  }
  yield* gatherGroups(drafts.values(), errors);
}

function headOf({ cells }: TableRecord): GroupTableHead {
  const header = cells.map((name) => name.trim());
  return { header, mapping: suggestGroupMapping(header) };
}

function headErrors(line: number, { header, mapping }: GroupTableHead): LineError[] {
  const place = { file: "pairs", line, column: null, found: null } as const;
  const needed = neededFields.filter((field) => mapping[field] === undefined);
  return [
    ...headerErrors(line, header),
    ...needed.map((name) => lineError("column_needed", place, { name })),
  ];
}

function columnPlaces({ header, mapping }: GroupTableHead): GroupColumns {
  return new Map(
    groupFields.flatMap((field) => {
      const name = mapping[field];
      return name === undefined ? [] : [[field, header.indexOf(name)] as const];
    }),
  );
}

/** Adds a candidate to its group; what is wrong with its line. */
function addCandidate(
  drafts: Map<string, GroupDraft>,
  record: TableRecord,
  { count, places }: { count: number; places: GroupColumns },
): LineError[] {
  const { line, cells: texts } = record;
  if (texts.length !== count) {
    const place = { file: "pairs", line, column: null, found: excerpt(texts.join("\t")) } as const;
    return [lineError("column_count", place, { n: texts.length, m: count })];
  }
  const cells = new GroupCells(record, places);
  const draft = draftOf(drafts, cells, line);
  draft.candidates.push({
    kind: cells.kind(),
    text: cells.needed("candidate"),
    knownPlace: cells.knownPlace(),
    place: cells.place("candidate"),
  });
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
    target,
    candidates: [],
    explanation: null,
    use,
    spoiled: false,
  };
  drafts.set(key, draft);
  return draft;
}
