import { type GroupRanking } from "../agreement/ranking-agreement";
import { type JudgmentTable } from "../judgments/judgment-table";
import { type Maybe } from "../present";

/** What is known about the annotators of a table; lists are by annotator number. */
export interface ScreeningEvidence {
  /** Judgments without N/A. */
  table: JudgmentTable;
  /** Each annotator's answers in the order they were given; null is N/A. */
  answers: readonly (readonly Maybe[])[];
  /** Seconds spent on each item, in any order; null where nobody measured. */
  seconds?: readonly (readonly Maybe[])[];
  /** Per item: the known answer, or null; and how far off an answer may be and still count as right. */
  gold?: { values: readonly Maybe[]; tolerance: number };
  /** Given for ranking projects: pairwise agreement is then that of the rankings. */
  rankings?: readonly GroupRanking[];
}
