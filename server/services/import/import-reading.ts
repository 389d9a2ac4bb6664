import type { ImportPreview } from "@/server/domain/import/contracts";
import type { StagedImage } from "@/server/services/image/internal/stage-images";
import type { PyramidTestResult } from "@/server/domain/pyramid/contracts";
import type { PyramidOrder } from "@/server/services/pyramid/make-pyramid-tests";
import type { VectorScoreResult } from "@/server/domain/vectors/contracts";
import type { VectorOrder } from "@/server/services/vectors/score-vectors";
import type { SampleResult } from "@/server/domain/sample/contracts";
import type { CandidateOrder } from "@/server/services/sample/draw-sample";
import type { HearProgress, ImportOrder } from "./internal/import-order";
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
  /**
   * Counts candidates by their similarity and writes the pairs that were drawn to a file that is not there yet, as TSV.
   */
  sample: (order: CandidateOrder, hear: HearProgress, signal?: AbortSignal) => Promise<SampleResult>;
  /** Makes tests of paraphrase from pyramids and writes each to a file that is not there yet, as TSV. */
  pyramidTests: (order: PyramidOrder, hear: HearProgress, signal?: AbortSignal) => Promise<PyramidTestResult>;
  /** Scores word vectors by the gold of a release. */
  vectorScores: (order: VectorOrder, hear: HearProgress, signal?: AbortSignal) => Promise<VectorScoreResult>;
  /** Writes all that is wrong with files to a file that is not there yet, as CSV. */
  errors: (order: ImportOrder, to: string) => Promise<void>;
}
