import { type GroupRanking } from "../agreement/ranking-agreement";
import { type JudgmentTable } from "../judgments/judgment-table";
import { type Maybe } from "../present";

/** Per item: the known answer, or null; and how far off an answer may be and still count as right. */
export interface KnownAnswers {
  values: readonly Maybe[];
  tolerance: number;
}

/** An answer to a gold item (null is N/A), beside the known answer, graded as its gold item asks. */
export interface GradedAnswer {
  given: Maybe;
  known: number;
  isRight: boolean;
}

/** What is known about the annotators of a table; lists are by annotator number. */
export interface ScreeningEvidence {
  /** Judgments without N/A. */
  table: JudgmentTable;
  /** Each annotator's answers in the order they were given; null is N/A. */
  answers: readonly (readonly Maybe[])[];
  /** Each annotator's whole answers, a number for each item in the same order; the answers unless told. */
  wholeAnswers?: readonly (readonly Maybe[])[];
  /** Seconds spent on each item, in any order; null where nobody measured. */
  seconds?: readonly (readonly Maybe[])[];
  /** The known answers to items of the table; or each annotator's answers to gold, already graded. */
  gold?: KnownAnswers | { graded: readonly (readonly GradedAnswer[])[] };
  /** Given for ranking projects: pairwise agreement is then that of the rankings. */
  rankings?: readonly GroupRanking[];
}
