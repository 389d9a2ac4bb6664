import type { RatingsTableHead } from "./read-table";
import type { LeftOut } from "./ratings";
import type { TableCells } from "./table-cells";

/** What the columns of a release's table of judgments say of one of them. */
type Kind = keyof LeftOut;

/** A cell says it by one word alone: a column of known answers may be called gold as well. */
const columns: { name: string; kind: Kind; word: string }[] = [
  { name: "counted", kind: "uncounted", word: "false" },
  { name: "gold", kind: "gold", word: "true" },
  { name: "is_gold", kind: "gold", word: "true" },
];

/** Says of the lines of a table whether to leave them out, and counts those. */
export class CountedColumns {
  readonly leftOut: LeftOut = { uncounted: 0, gold: 0 };
  readonly #places: { at: number; kind: Kind; word: string }[];

  /** @param kinds what is left out. */
  constructor(head: RatingsTableHead, kinds: readonly Kind[]) {
    this.#places = columns.flatMap(({ name, kind, word }) => {
      const at = head.columns.indexOf(name);
      return at < 0 || !kinds.includes(kind) ? [] : [{ at, kind, word }];
    });
  }

  leavesOut(cells: TableCells): boolean {
    const found = this.#places.find(({ at, word }) => cells.text(at).toLowerCase() === word);
    if (found === undefined) return false;
    this.leftOut[found.kind] += 1;
    return true;
  }
}
