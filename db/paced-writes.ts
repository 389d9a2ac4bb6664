import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { Store, Tx } from "./store";

/** A piece of long work holds the writing connection, and the event loop, for about as long. */
const pieceMs = 6;
/** Whoever had to wait longer than this for its turn is not alone. */
const aloneMs = 2;
/** Where others want to write too, they have so many times as long as a piece took before the next one. */
const partsForOthers = 2;
const maxPauseMs = 500;

/** Writes many rows in pieces, each in a transaction of its own, so that others' transactions come between. */
export interface PacedWrites {
  /** How many rows the next piece may have. */
  readonly size: number;
  /** Writes a piece of so many rows; after it others have their turn, the longer the more there are. */
  write: <T>(rows: number, work: (tx: Tx) => Promise<T>) => Promise<T>;
}

/** @param mostRows the most that one piece may have */
export function pacedWrites({ write }: Pick<Store, "write">, mostRows = 500): PacedWrites {
  let size = Math.min(50, mostRows);
  return {
    get size() {
      return size;
    },
    write: async (rows, work) => {
      const askedAt = performance.now();
      let beganAt = askedAt;
      let workedMs = 0;
      const found = await write(async (tx) => {
        beganAt = performance.now();
        const value = await work(tx);
        workedMs = performance.now() - beganAt;
        return value;
      });
      const perRow = workedMs / Math.max(1, rows);
      const fitting = perRow > 0 ? pieceMs / perRow : mostRows;
      size = Math.round(Math.max(10, Math.min(mostRows, (size + fitting) / 2)));
      const isAlone = beganAt - askedAt <= aloneMs;
      await (isAlone ? setImmediate() : sleep(Math.min(maxPauseMs, partsForOthers * workedMs)));
      return found;
    },
  };
}
