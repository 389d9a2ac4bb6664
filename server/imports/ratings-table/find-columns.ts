import { excerpt } from "../excerpt";
import type { RatingsTableHead } from "./read-table";
import type { ItemColumns, ItemForm } from "./table-cells";
import { tableFault, type TableFault } from "./table-fault";

/** Finds the columns that a reader asks for by name and gathers what is wrong with the names. */
export class FindColumns {
  readonly faults: TableFault[] = [];

  constructor(private readonly head: RatingsTableHead) {}

  /** The place of a column, from 0; with a fault, 0. */
  one(name: string): number {
    const { line, columns } = this.head;
    const at = columns.indexOf(name);
    const place = { line, column: null, found: null };
    if (at < 0)
      this.faults.push(tableFault("column_missing", place, { name, columns: listedColumns(columns) }));
    else if (columns.includes(name, at + 1)) this.faults.push(tableFault("column_twice", place, { name }));
    return Math.max(at, 0);
  }

  /** The same for several; a name that no column has may list several of them with commas between. */
  several(names: readonly string[]): number[] {
    const single = names.flatMap((name) => (this.head.columns.includes(name) ? [name] : name.split(",")));
    return single.map((name) => this.one(name.trim()));
  }

  item({ item, dataset, dimension }: Pick<ItemForm, "item" | "dataset" | "dimension">): ItemColumns {
    return {
      key: this.several(item),
      dataset: this.optional(dataset),
      dimension: this.optional(dimension),
    };
  }

  optional(name: string | null): number | null {
    return name === null ? null : this.one(name);
  }

  /** Every column but these; each needs a name of its own. */
  others(taken: readonly number[]): number[] {
    const { line, columns } = this.head;
    const left = [...columns.keys()].filter((at) => !taken.includes(at));
    const nowhere = { line, column: null, found: null };
    if (left.length === 0) this.faults.push(tableFault("no_annotators", nowhere, {}));
    for (const at of left) this.#nameAt(at);
    return left;
  }

  #nameAt(at: number): void {
    const { line, columns } = this.head;
    const name = columns[at] ?? "";
    const place = { line, column: at + 1, found: null };
    if (name === "") this.faults.push(tableFault("column_unnamed", place, { n: at + 1 }));
    else if (columns.indexOf(name) < at) this.faults.push(tableFault("column_twice", place, { name }));
  }
}

/** The names of the columns, as far as a sentence can give them. */
export function listedColumns(columns: readonly string[]): string {
  const all = columns.join(", ");
  const beginning = excerpt(all);
  return beginning === all ? all : `${beginning} …`;
}
