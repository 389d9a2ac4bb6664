import { judgmentsByItem, judgmentsInLanguages, valuesByItem } from "@/db/queries/judgment-table";
import type { Db } from "@/db/store";
import type { JudgedLanguages } from "@/server/domain/agreement/language-agreement";
import type { JudgmentTable, ValuesByItem } from "@/server/stats/judgments/judgment-table";
import { placesInOrder, readLists, type NumberedLists } from "./read-lists";
import { dropEntries, entriesOf, sortLists } from "./sorted-lists";

/** The counted judgments of a dimension's work items. */
export interface StoredJudgments {
  /** Items with a counted judgment and those who gave one; within an item by annotator. */
  table: JudgmentTable;
  /** Of the table's items, ascending. */
  itemIds: string[];
  /** Of the table's annotators, ascending. */
  annotatorIds: string[];
  /** Counted judgments that are Not Applicable, which take no place in the table: item and annotator of each. */
  notApplicable: { items: Uint32Array; annotators: Uint32Array };
  /** Of the table's judgments; null where nobody asked. */
  languages: JudgedLanguages | null;
}

/**
 * Reads what agreement and gold are computed from, the same on both engines. Takes memory in the number of judgments;
 * an engine can hand over some ten million of them.
 * @param own the language in which pages were read before there was a choice; absent reads no languages.
 */
export async function loadJudgmentTable(db: Db, dimensionId: string, own?: string): Promise<StoredJudgments> {
  const texts = await (own === undefined ? judgmentsByItem : judgmentsInLanguages)(db, dimensionId);
  const { starts, codes, points, missing } = codedValues(texts?.values ?? null);
  const judges = listsOf(texts?.annotatorIds ?? null);
  const { ordered, positions } = placesInOrder(judges.names);
  const languages = languagesIn(texts?.languages ?? null, own);
  // As one number, so that both keep together while they are sorted.
  const keys = judges.entries.map(
    (name, at) => positions[name]! * languages.names.length + (languages.of[at] ?? 0),
  );
  sortLists(starts, keys, codes);
  const annotators = keys.map((key) => Math.floor(key / languages.names.length));
  const found = entriesOf(starts, codes, missing);
  const notApplicable = { items: found.lists, annotators: found.entries.map((entry) => annotators[entry]!) };
  const kept = dropEntries({ starts, keys: codes, along: keys }, missing);
  const count = languages.names.length;
  return {
    table: {
      itemCount: starts.length - 1,
      annotatorCount: ordered.length,
      points,
      starts: kept.starts,
      codes: kept.keys,
      annotators: kept.along.map((key) => Math.floor(key / count)),
    },
    itemIds: texts?.itemIds.split(";") ?? [],
    annotatorIds: ordered,
    notApplicable,
    languages:
      (texts?.languages ?? null) === null
        ? null
        : { names: languages.names, of: kept.along.map((key) => key % count) },
  };
}

/** The languages in the order in which they were read; one without a name where nobody asked. */
function languagesIn(text: string | null, own = ""): JudgedLanguages {
  if (text === null) return { names: [own], of: new Uint32Array(0) };
  const { entries, names } = readLists(text);
  const { ordered, positions } = placesInOrder(names.map((name) => (name === "" ? own : name)));
  return { names: ordered, of: entries.map((name) => positions[name]!) };
}

/** Reads the values alone, in less than half the time; those of each item ascend. */
export async function loadItemValues(db: Db, dimensionId: string): Promise<ValuesByItem> {
  const { starts, codes, points, missing } = codedValues(await valuesByItem(db, dimensionId));
  sortLists(starts, codes, codes);
  const kept = dropEntries({ starts, keys: codes, along: codes }, missing);
  return { itemCount: starts.length - 1, points, starts: kept.starts, codes: kept.keys };
}

const noLists: NumberedLists = { starts: new Uint32Array(1), entries: new Uint32Array(0), names: [] };

function listsOf(text: string | null): NumberedLists {
  return text === null ? noLists : readLists(text);
}

/** Values as positions in `points`; those that are missing come after the last. */
function codedValues(text: string | null) {
  const { starts, entries, names } = listsOf(text);
  const { ordered, positions } = placesInOrder(names.map((name) => (name === "" ? Infinity : Number(name))));
  const points = Float64Array.from(ordered.filter(Number.isFinite));
  return { starts, codes: entries.map((name) => positions[name]!), points, missing: points.length };
}
