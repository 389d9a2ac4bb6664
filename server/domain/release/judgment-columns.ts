/** Why a judgment is kept in the raw files without going into the gold. */
export const uncountedReasons = [
  "excluded",
  "stopped",
  "late",
  "qualification",
  "surplus",
  "rejected",
  "retired",
] as const;
export type UncountedReason = (typeof uncountedReasons)[number];

/**
 * The judgments of a release in the order of its files: by item, then annotator, then dimension. About 53 bytes a
 * judgment.
 */
export interface ReleasedJudgmentColumns {
  /** Item i holds the judgments starts[i] up to, but not including, starts[i + 1]. */
  starts: Uint32Array;
  /** Positions in the release's list of annotators. */
  annotators: Uint32Array;
  /** Positions in the release's list of dimensions. */
  dimensions: Uint8Array;
  /** NaN is N/A, or an answer that no number says. */
  values: Float64Array;
  /** Visible seconds; NaN where none were recorded. */
  seconds: Float64Array;
  /** The number of the HIT from 1; 0 where the page was composed for its annotator. */
  hits: Uint32Array;
  /** 1 where the item was put as a gold item. */
  gold: Uint8Array;
  /** 0 counts; else one more than the position of its reason in `uncountedReasons`. */
  uncounted: Uint8Array;
  /** Milliseconds since 1970. */
  submittedAt: Float64Array;
  /** Answers that no number says: 0 for none; else one more than the position in the release's texts. */
  answers: Uint32Array;
  /** The order in which the item's parts were shown, in the same way; 0 where nothing was shuffled. */
  orders: Uint32Array;
  /** How sure the annotator was, 1 to 3; 0 where nothing was asked or said. */
  confidences: Uint8Array;
  /** 1 where its annotator corrected what they answered first. */
  corrected: Uint8Array;
  /** 2 where A and B were shown in each other's place, 1 where not; 0 where the project does not swap sides. */
  swapped: Uint8Array;
  /** The language of question and scale, in the same way as answers; 0 where the project has them in one. */
  languages: Uint32Array;
}

/** Why judgment `at` does not count; null where it does. */
export function uncountedReason({ uncounted }: ReleasedJudgmentColumns, at: number): UncountedReason | null {
  return uncountedReasons[(uncounted[at] ?? 0) - 1] ?? null;
}

/** What judgment `at` says, where no number says it, and the order in which it was shown; null where there is none. */
export function judgmentTextsOf(
  { answers, orders }: ReleasedJudgmentColumns,
  texts: readonly string[],
  at: number,
): { answer: string | null; order: string | null } {
  return { answer: textOf(texts, answers[at]), order: textOf(texts, orders[at]) };
}

const textOf = (texts: readonly string[], code: number | undefined) => texts[(code ?? 0) - 1] ?? null;

/** The language of question and scale beside judgment `at`; null where its project had them in one. */
export const judgmentLanguageOf = (
  { languages }: ReleasedJudgmentColumns,
  texts: readonly string[],
  at: number,
): string | null => textOf(texts, languages[at]);

/** Whether an answer is no number, or parts of an item were shuffled. */
export function saysTexts({ answers, orders }: Pick<ReleasedJudgmentColumns, "answers" | "orders">): boolean {
  return answers.some((code) => code > 0) || orders.some((code) => code > 0);
}

/** Whether the project had its texts in several languages, so that each judgment says in which they were read. */
export function saysLanguage({ languages }: Pick<ReleasedJudgmentColumns, "languages">): boolean {
  return languages.some((code) => code > 0);
}

/** Whether anybody said how sure they were. */
export function saysConfidence({ confidences }: Pick<ReleasedJudgmentColumns, "confidences">): boolean {
  return confidences.some((confidence) => confidence > 0);
}

/** Whether anybody corrected an answer. */
export function saysCorrected({ corrected }: Pick<ReleasedJudgmentColumns, "corrected">): boolean {
  return corrected.includes(1);
}

/** Whether the project swapped sides, so that each judgment says which way round its item was. */
export function saysSwapped({ swapped }: Pick<ReleasedJudgmentColumns, "swapped">): boolean {
  return swapped.some((code) => code > 0);
}

export function judgmentCount({ annotators }: ReleasedJudgmentColumns): number {
  return annotators.length;
}
