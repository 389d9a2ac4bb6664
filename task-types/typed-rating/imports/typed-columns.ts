import { columnsOf } from "@/server/domain/import/columns-of";
import type { ColumnMapping } from "@/server/domain/import/contracts";
import type { TableColumns } from "@/server/imports/mapped-table";
import { suggestColumns } from "@/server/imports/suggest-columns";
import { recordSides, type RecordSide } from "../record";

const singles = ["id", "dataset", "genre", "group", "split", "tolerance", "explanation", "use"] as const;
const parts = ["image", "link"] as const;
const scored = /^(score|gold)\..+$/;

/** `A.Title`, `a_title` → the record a and its field Title. */
const recordColumn = /^([ab])[._](.+)$/i;

/** What a column holds by its name: a field of a record, its picture or link, or a score; null for any other. */
function heldBy(column: string): { side: RecordSide; part: string } | null {
  const [, side = "", part = ""] = recordColumn.exec(column) ?? [];
  return part === "" ? null : { side: side.toLowerCase() === "a" ? "a" : "b", part };
}

/** What the columns of a table of records may hold. @param dimensions of the project, by name */
export const typedColumns = (dimensions: readonly string[]): TableColumns => ({
  fields: (header) => {
    // A score on a dimension that the project lacks is told line by line.
    const scores = dimensions.flatMap((name) => [`score.${name}`, `gold.${name}`]);
    const found = header.filter((column) => scored.test(column) && !scores.includes(column));
    const ofRecords = recordSides.flatMap((side) => parts.map((part) => `${side}.${part}`));
    return [
      ...recordSides.map((name) => ({ name, several: true })),
      ...[...ofRecords, ...singles, ...scores, ...found].map((name) => ({ name, several: false })),
    ];
  },
  suggest: (header) => ({
    ...Object.fromEntries(
      recordSides.map((side) => [side, fieldColumns(header, side)]).filter(([, columns]) => columns?.length),
    ),
    ...partColumns(header),
    ...suggestColumns(header, Object.fromEntries(singles.map((name) => [name, [name]]))),
    ...Object.fromEntries(header.filter((column) => scored.test(column)).map((column) => [column, column])),
  }),
  missing: (mapping) =>
    recordSides.filter((side) => columnsOf(mapping, side).length === 0).map((side) => `${side}.title`),
});

const isPart = (part: string) => (parts as readonly string[]).includes(part);

function fieldColumns(header: readonly string[], side: RecordSide): string[] {
  return header.filter((column) => {
    const held = heldBy(column);
    return held !== null && held.side === side && !isPart(held.part);
  });
}

function partColumns(header: readonly string[]): ColumnMapping {
  const found = header.flatMap((column) => {
    const held = heldBy(column);
    return held !== null && isPart(held.part) ? [[`${held.side}.${held.part}`, column] as const] : [];
  });
  return Object.fromEntries(found);
}

const marks: Record<RecordSide, string> = { a: "a|1|left|first", b: "b|2|right|second" };

/** How a field is called whose column stands for one record: `title` for `a.title`, `Title 1` and `left_title`. */
export function fieldName(column: string, side: RecordSide): string {
  const name = column
    .replace(new RegExp(`^(${marks[side]})[._ -]+`, "i"), "")
    .replace(new RegExp(`([._ -](${marks[side]})|${side === "a" ? 1 : 2})$`, "i"), "")
    .trim();
  return name === "" ? column : name;
}
