import { FindColumns } from "../ratings-table/find-columns";
import type { RatedItem } from "../ratings-table/rated-item";
import { readTable, type RatingsTableHead, type ReadRow } from "../ratings-table/read-table";
import { TableCells } from "../ratings-table/table-cells";
import { FaultyTable, tableFault, type TableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";
import { parseNumberCell } from "../parse-number";
import type { NumberForm } from "./score-lines";

export interface GoldColumnsForm extends NumberForm {
  /** The column that scores are told apart by; null without one. */
  stratum: string | null;
  /** The only dimension that is read; null where there is one. */
  dimension: string | null;
}

/** The gold of an item; null where nothing is known. */
export interface GoldTableItem {
  /** What it is in tables of judgments; null where the table names no items. */
  item: RatedItem | null;
  value: number | null;
  sd: number | null;
  /** The judgments behind it. */
  judged: readonly number[] | null;
  stratum: string | null;
}

/** The items of one dataset in the order of the table; null where it names no dataset. */
export interface GoldTablePart {
  dataset: string | null;
  items: GoldTableItem[];
}

/** Whether the first line of a file names columns, among them that of the gold value. */
export function namesGoldColumns(head: string): boolean {
  const [line = ""] = head.split(/\r?\n/, 1);
  return line.split(/[,;\t]/).some((cell) => cell.trim().replaceAll('"', "") === "value");
}

/**
 * Gold with a header, as the `gold.csv` of a release: `value`, and where there are such columns `item`, `dataset`, `dimension`, `sd` and
 * `distribution`, the judgments with spaces between.
 * @throws FaultyTable with every fault by line and column.
 */
export async function readGoldTable(file: TableFile, form: GoldColumnsForm): Promise<GoldTablePart[]> {
  const parts = new Map<string, GoldTablePart>();
  await readTable(file, { delimiter: null, header: true, ...form }, (head) => {
    const { faults, columns } = findGoldColumns(head, form);
    if (faults.length > 0) return { faults };
    return { readRow: goldRowReader(columns, form, parts) };
  });
  if (parts.size > 0) return [...parts.values()];
  const place = { line: 1, column: null, found: null };
  throw new FaultyTable(file.name, [tableFault("dimension_absent", place, { name: form.dimension ?? "" })]);
}

type GoldColumnPlaces = Record<
  "item" | "dataset" | "dimension" | "sd" | "distribution" | "stratum",
  number | null
> & {
  value: number;
};

function findGoldColumns(head: RatingsTableHead, { stratum, dimension }: GoldColumnsForm) {
  const find = new FindColumns(head);
  const known = (name: string) => find.optional(head.columns.includes(name) ? name : null);
  const columns: GoldColumnPlaces = {
    value: find.one("value"),
    item: known("item"),
    dataset: known("dataset"),
    dimension: dimension === null ? known("dimension") : find.one("dimension"),
    sd: known("sd"),
    distribution: known("distribution"),
    stratum: find.optional(stratum),
  };
  return { faults: find.faults, columns };
}

function goldRowReader(
  columns: GoldColumnPlaces,
  form: GoldColumnsForm,
  parts: Map<string, GoldTablePart>,
): ReadRow {
  let only = form.dimension;
  return (record) => {
    const cells = new TableCells(record, { unordered: false, missing: [], decimalComma: form.decimalComma });
    const textAt = (at: number | null) => (at === null ? null : cells.text(at));
    const dimension = textAt(columns.dimension);
    only ??= dimension;
    if (form.dimension !== null && dimension !== only) return [];
    if (dimension !== only)
      return [tableFault("several_dimensions", cells.place(columns.dimension ?? 0), { name: only ?? "" })];
    const { judged, faults } = judgedIn(cells, columns.distribution);
    const dataset = textAt(columns.dataset);
    const part = parts.get(dataset ?? "") ?? { dataset, items: [] };
    parts.set(dataset ?? "", part);
    part.items.push({
      item: columns.item === null ? null : { name: cells.text(columns.item), dataset, dimension },
      value: cells.number(columns.value),
      sd: sdIn(cells, columns.sd),
      judged,
      stratum: textAt(columns.stratum),
    });
    return [...cells.faults, ...faults];
  };
}

function sdIn(cells: TableCells, at: number | null): number | null {
  const sd = at === null ? null : cells.number(at);
  if (at !== null && sd !== null && sd < 0) cells.faults.push(tableFault("negative_sd", cells.place(at), {}));
  return sd;
}

function judgedIn(cells: TableCells, at: number | null): { judged: number[] | null; faults: TableFault[] } {
  const text = at === null ? "" : cells.text(at);
  if (at === null || text === "") return { judged: null, faults: [] };
  const judged = text.split(/\s+/).map(parseNumberCell);
  if (judged.every((value) => value !== null)) return { judged, faults: [] };
  return { judged: null, faults: [tableFault("not_a_number", cells.place(at), {})] };
}
