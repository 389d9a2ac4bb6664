import type { ImportPreview } from "@/server/domain/import/contracts";
import type { StagedImage } from "@/server/services/image/stage-images";
import type { HearProgress, ImportOrder } from "./import-order";
import type { ReadyRow } from "./ready-row";

/** What reading all of the files found. */
export interface CheckedImport {
  preview: ImportPreview;
  /** How many items have a score but no known answer of their own. */
  scored: number;
}

/** Takes some rows; the next ones are read once it has. */
export type TakeRows = (rows: readonly ReadyRow[]) => Promise<void>;

/**
 * Reads files of items, in this process or in one of its own. Writes nothing to the database.
 * With the signal's abort the reading ends, and what it threw is the signal's reason.
 */
export interface ImportReading {
  /** @throws DomainError `file_refused` for files that do not belong together, `file_too_large`. */
  check: (order: ImportOrder, hear: HearProgress, signal?: AbortSignal) => Promise<CheckedImport>;
  /**
   * Reads files that were checked before, for their rows.
   * @returns the pictures among them, which lie in their place already
   * @throws DomainError `file_refused` when a file is no longer what it was; and whatever `take` throws.
   */
  rows: (
    order: ImportOrder,
    taking: { scored: number; take: TakeRows },
    signal?: AbortSignal,
  ) => Promise<StagedImage[]>;
  /** Writes all that is wrong with files to a file that is not there yet, as CSV. */
  errors: (order: ImportOrder, to: string) => Promise<void>;
}
