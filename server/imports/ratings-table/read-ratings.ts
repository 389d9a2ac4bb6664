import { FindColumns } from "./find-columns";
import { readTable, type ReadRow, type RatingsTableHead } from "./read-table";
import { CountedColumns } from "./counted-columns";
import type { DuplicateRule, LeftOut, Ratings } from "./ratings";
import { RatingsBuilder } from "./ratings-builder";
import { TableCells, type ItemColumns, type ItemForm } from "./table-cells";
import type { TableFault } from "./table-fault";
import type { TableFile, TableForm } from "./table-form";

/** `long` has a judgment a line; `wide` an item a line and a column for each annotator. */
export type RatingsLayout =
  | { kind: "long"; annotator: string; value: string; seconds: string | null; order: string | null }
  | { kind: "wide"; skip: string[] };

export interface RatingsForm extends TableForm, ItemForm {
  layout: RatingsLayout;
  duplicates: DuplicateRule;
  /** Which judgments a long table leaves out, where its columns tell them; none unless told. */
  leaveOut?: readonly (keyof LeftOut)[];
}

type Opened = { readRow: ReadRow } | { faults: TableFault[] };

/**
 * The judgments of a table. In a long table a line without a value is a judgment of N/A. In a wide one an empty cell
 * is no judgment at all, because not everybody judges everything; only the values of `missing` are N/A there.
 * @throws FaultyTable with every fault by line and column.
 */
export async function readRatings(file: TableFile, form: RatingsForm): Promise<Ratings> {
  const builder = new RatingsBuilder(form.duplicates);
  const { layout, leaveOut = [] } = form;
  let counted: CountedColumns | null = null;
  await readTable(file, form, (head) => {
    if (layout.kind === "wide") return openWide(head, form, layout, builder);
    counted = new CountedColumns(head, leaveOut);
    return openLong(head, form, layout, builder, counted);
  });
  const { uncounted, gold } = (counted as CountedColumns | null)?.leftOut ?? { uncounted: 0, gold: 0 };
  return { ...builder.finish(), ...(uncounted + gold > 0 && { leftOut: { uncounted, gold } }) };
}

function openLong(
  head: RatingsTableHead,
  form: RatingsForm,
  layout: Extract<RatingsLayout, { kind: "long" }>,
  builder: RatingsBuilder,
  counted: CountedColumns,
): Opened {
  const find = new FindColumns(head);
  const item = find.item(form);
  const annotator = find.one(layout.annotator);
  const value = find.one(layout.value);
  const seconds = find.optional(layout.seconds);
  const order = find.optional(layout.order);
  const readRow: ReadRow = (record) => {
    const cells = new TableCells(record, form);
    const rating = {
      item: builder.item(cells.item(item)),
      annotator: cells.filled(annotator, "annotator"),
      value: cells.value(value),
      seconds: seconds === null ? null : cells.number(seconds),
      order: order === null ? null : cells.text(order),
    };
    if (cells.faults.length > 0) return cells.faults;
    return counted.leavesOut(cells) ? [] : builder.add(rating, cells.place(annotator));
  };
  return find.faults.length > 0 ? { faults: find.faults } : { readRow };
}

function openWide(
  head: RatingsTableHead,
  form: RatingsForm,
  layout: Extract<RatingsLayout, { kind: "wide" }>,
  builder: RatingsBuilder,
): Opened {
  const find = new FindColumns(head);
  const item = find.item(form);
  const annotators = find.others([...itemCells(item), ...find.several(layout.skip)]);
  const readRow: ReadRow = (record) => {
    const cells = new TableCells(record, form);
    const number = builder.item(cells.item(item));
    const repeats = annotators
      .filter((at) => cells.text(at) !== "")
      .flatMap((at) => {
        const rating = { item: number, annotator: head.columns[at] ?? "", value: cells.value(at) };
        return builder.add({ ...rating, seconds: null, order: null }, cells.place(at));
      });
    return cells.faults.length > 0 ? cells.faults : repeats;
  };
  return find.faults.length > 0 ? { faults: find.faults } : { readRow };
}

function itemCells({ key, dataset, dimension }: ItemColumns): number[] {
  return [...key, dataset, dimension].filter((at) => at !== null);
}
