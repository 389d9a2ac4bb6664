import type { ErrorDetails } from "@/server/domain/errors";
import type { ImportChoices } from "@/server/domain/import/contracts";
import type { ImportProgress } from "@/server/domain/import/progress";
import type { PyramidOrder } from "@/server/services/pyramid/make-pyramid-tests";
import type { VectorOrder } from "@/server/services/vectors/score-vectors";
import type { CandidateOrder } from "@/server/services/sample/draw-sample";
import type { ReadyRow } from "@/server/services/import/ready-row";
import type { JobError, JobKind, JobProgress, JobSnapshot } from "@/server/domain/job/job";

/** A job to be worked at. */
export interface JobCalculation {
  task: "job";
  jobId: string;
  projectId: string;
  kind: JobKind;
  parameters: unknown;
  checkpoint: unknown;
  folder: string;
}

/** How well a project's annotators agree at this moment, for its live page; null where that need not be noted. */
interface PointCalculation {
  task: "agreement-point";
  projectId: string;
}

/** What the list of a large project's annotators shows and takes reading all judgments. */
interface FiguresCalculation {
  task: "annotator-figures";
  projectId: string;
}

/** Files that were uploaded, to be read for a project. */
interface OfFiles {
  projectId: string;
  files: { path: string; fileName: string }[];
  choices: ImportChoices;
}

/** What importing files would do. */
interface CheckCalculation extends OfFiles {
  task: "import-check";
}

/** The rows of files that were checked, some at a time; the next ones once the server asks for more. */
interface RowsCalculation extends OfFiles {
  task: "import-rows";
  scored: number;
}

/** All that is wrong with files, written to another one. */
interface ErrorsCalculation extends OfFiles {
  task: "import-errors";
  to: string;
}

/** Candidates to be counted by their similarity, and perhaps drawn from. */
interface SampleCalculation extends CandidateOrder {
  task: "sample";
}

/** Pyramids to make tests of paraphrase from. */
interface PyramidCalculation extends PyramidOrder {
  task: "pyramid-tests";
}

/** Word vectors to be scored by the gold of a release. */
interface VectorCalculation extends VectorOrder {
  task: "vector-scores";
}

/** What the server asks of its calculating process, one at a time. */
export type Calculation =
  | JobCalculation
  | PointCalculation
  | FiguresCalculation
  | CheckCalculation
  | RowsCalculation
  | ErrorsCalculation
  | SampleCalculation
  | PyramidCalculation
  | VectorCalculation;

/** What the server says to a process that waits for it. */
export interface More {
  type: "more";
}

/** What the calculating process says while it works, and at the end. */
export type CalculationNews =
  | { type: "progress"; progress: JobProgress }
  | { type: "snapshot"; snapshot: JobSnapshot }
  | { type: "checkpoint"; checkpoint: unknown }
  | { type: "reading"; progress: ImportProgress }
  | { type: "rows"; rows: readonly ReadyRow[] }
  | { type: "result"; result: unknown }
  | { type: "failure"; error: JobError; details: ErrorDetails };
