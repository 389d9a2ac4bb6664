import { columnsOf } from "@/server/domain/import/columns-of";
import type { ColumnMapping } from "@/server/domain/import/contracts";
import type { TableColumns } from "@/server/imports/mapped-table";
import { suggestColumns, suggestSeveral } from "@/server/imports/suggest-columns";

/** What a column of a table of target groups may hold, be a line of it one candidate or a whole group. */
const groupFields = ["target", "group", "dataset", "split", "explanation", "use"] as const;
/** Where a line is one candidate. */
const candidateFields = ["candidate", "kind", "knownPlace"] as const;
/** Where a line is a whole group; several columns may hold each. */
const listFields = ["positives", "distractors", "randoms", "knownOrder"] as const;

export type GroupField = (typeof groupFields)[number] | (typeof candidateFields)[number];

const usualNames: Record<GroupField, readonly string[]> = {
  target: ["target", "targetword", "word", "wt"],
  candidate: ["candidate", "candidateword", "w1", "text"],
  kind: ["kind", "type", "category", "candidatekind"],
  group: ["group", "groupid", "id", "item", "itemid"],
  dataset: ["dataset", "subset", "corpus"],
  split: ["split"],
  knownPlace: ["knownplace", "goldplace", "goldrank", "gold", "place", "rank"],
  explanation: ["explanation", "goldexplanation", "why"],
  use: ["use", "golduse"],
};

const usualLists: Record<(typeof listFields)[number], readonly string[]> = {
  positives: ["positives", "positive"],
  distractors: ["distractors", "distractor"],
  randoms: ["randoms", "random"],
  knownOrder: ["knownorder", "goldorder"],
};

/** Whether a line of a table is a whole group. */
export const holdsGroups = (mapping: ColumnMapping): boolean => columnsOf(mapping, "positives").length > 0;

export const groupColumns: TableColumns = {
  fields: () => [
    ...[...groupFields, ...candidateFields].map((name) => ({ name, several: false })),
    ...listFields.map((name) => ({ name, several: true })),
  ],
  suggest: suggestGroupMapping,
  missing: (mapping) =>
    (holdsGroups(mapping) ? ["target"] : ["target", "candidate", "kind"]).filter(
      (field) => mapping[field] === undefined,
    ),
};

/** Guesses from the header which columns hold what. */
export function suggestGroupMapping(header: readonly string[]): ColumnMapping {
  const lists = listFields.map((field) => [field, suggestSeveral(header, usualLists[field])] as const);
  return {
    ...suggestColumns(header, usualNames),
    ...Object.fromEntries(lists.filter(([, columns]) => columns.length > 0)),
  };
}
