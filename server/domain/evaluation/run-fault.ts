/** Everything that can be wrong with a file of a run. */
const runFaultReasons = [
  "no_file",
  "too_few_lines",
  "too_many_lines",
  "score_missing",
  "nan",
  "not_a_number",
  "decimal_comma",
  "score_out_of_range",
  "confidence_missing",
  "confidence_out_of_range",
  "too_few_columns",
  "too_many_columns",
  "carriage_return",
  "invalid_utf8",
  "line_too_long",
  "not_text",
] as const;
export type RunFaultReason = (typeof runFaultReasons)[number];

/** One thing that is wrong with a run. */
export interface RunFault {
  dataset: string;
  /** In the dataset's file, from 1; null where it is about the whole file. */
  line: number | null;
  reason: RunFaultReason;
  /** What stands there, shortened. */
  found: string;
  /** Counts and bounds, by the names that the sentences have for them. */
  params?: Record<string, number>;
}
