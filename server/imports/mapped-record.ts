import { columnsOf } from "@/server/domain/import/columns-of";
import { usualSeparator } from "@/server/domain/import/contracts";
import type { NamedCell } from "./named-cells";
import type { TableHead } from "@/server/domain/import/pair-file-entry";

/** A record of a table by the fields that its columns hold. */
export class MappedRecord {
  constructor(
    readonly line: number,
    private readonly cells: readonly string[],
    private readonly head: TableHead,
    private readonly separator: string | undefined,
  ) {}

  /** The fields that some column holds, in the order of the mapping. */
  get fields(): string[] {
    return Object.keys(this.head.mapping);
  }

  /** The cells of all columns that hold the field, each with its column's name. */
  cellsOf(field: string): (NamedCell & { name: string })[] {
    return columnsOf(this.head.mapping, field).map((name) => {
      const at = this.head.header.indexOf(name);
      return { text: this.cells[at] ?? "", column: at + 1, name };
    });
  }

  /** What the one column of a field holds; null without such a column. */
  cell(field: string): NamedCell | null {
    return this.cellsOf(field)[0] ?? null;
  }

  /** The texts of a field that may have several: one a column, or those that a separator parts. */
  parts(field: string): NamedCell[] {
    const cells = this.cellsOf(field);
    const separator = this.separator ?? (cells.length === 1 ? usualSeparator : undefined);
    if (separator === undefined) return cells;
    return cells.flatMap(({ text, column }) =>
      text.split(separator).map((part) => ({ text: part.trim(), column })),
    );
  }
}
