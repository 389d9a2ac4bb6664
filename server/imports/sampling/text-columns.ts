import { columnsOf } from "@/server/domain/import/columns-of";
import { suggestMapping } from "../pair-mapping";
import { FindColumns, listedColumns } from "../ratings-table/find-columns";
import type { RatingsTableHead } from "../ratings-table/read-table";
import { tableFault, type TableFault } from "../ratings-table/table-fault";

/** The names of the columns of both texts, where they were given. */
export interface NamedTexts {
  textA?: string | undefined;
  textB?: string | undefined;
}

/**
 * The places of both texts, from 0: in the columns that are named, or in those that an import would take for them. Of
 * numbered columns the first two.
 */
export function textColumns(
  head: RatingsTableHead,
  { textA, textB }: NamedTexts,
  isNumbered: boolean,
): { places: readonly [number, number]; faults: TableFault[] } {
  const mapping = suggestMapping(head.columns);
  const usual = (field: "textA" | "textB", number: string) =>
    isNumbered ? number : columnsOf(mapping, field)[0];
  const find = new FindColumns(head);
  const names = [textA ?? usual("textA", "1"), textB ?? usual("textB", "2")] as const;
  const unknown = names.flatMap((name, at) =>
    name === undefined ? [unknownText(head, at === 0 ? "--text-a" : "--text-b")] : [],
  );
  if (unknown.length > 0) return { places: [0, 0], faults: unknown };
  const places = [find.one(names[0] ?? ""), find.one(names[1] ?? "")] as const;
  const place = { line: head.line, column: null, found: null };
  const same =
    find.faults.length === 0 && places[0] === places[1]
      ? [tableFault("same_text", place, { name: names[0] ?? "" })]
      : [];
  return { places, faults: [...find.faults, ...same] };
}

/** No column is known to hold a text. @param flag the option that names it. */
export function unknownText({ line, columns }: RatingsTableHead, flag: string): TableFault {
  const place = { line, column: null, found: null };
  return tableFault("text_unknown", place, { flag, columns: listedColumns(columns) });
}
