import { excerpt } from "@/server/imports/excerpt";
import type { TypedCells } from "./typed-cells";

/** The ids of a file so far, and the line of each. */
export class IdLines {
  readonly #lineOf = new Map<string, number>();

  /** Refuses an id that an earlier line has. */
  check(cells: TypedCells, id: string | null): void {
    if (id === null) return;
    const earlier = this.#lineOf.get(id);
    if (earlier === undefined) this.#lineOf.set(id, cells.line);
    else cells.refuse("duplicate_id", "id", { id: excerpt(id), n: earlier });
  }
}
