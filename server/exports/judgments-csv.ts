import { csvLine } from "@/server/domain/csv-cell";
import { isoInstant } from "@/server/domain/instant";

/** One judgment as released. The annotator is a pseudonym. */
export interface ReleasedJudgment {
  dataset: string;
  item: string;
  annotator: string;
  dimension: string;
  /** null is Not Applicable. */
  value: number | null;
  /** Visible seconds; null where none were recorded. */
  seconds: number | null;
  /** The number of the HIT; empty where the page was composed for its annotator. */
  hit: string;
  gold: boolean;
  /** Whether it went into the mean. */
  counted: boolean;
  /** Milliseconds since 1970. */
  submittedAt: number;
}

const header = [
  "dataset",
  "item",
  "annotator",
  "dimension",
  "value",
  "seconds",
  "hit",
  "gold",
  "counted",
  "submitted_at",
];

/** The raw judgments as a CSV, a header first, in the order given; Not Applicable is `NA`. */
export async function* judgmentsCsv(
  judgments: Iterable<ReleasedJudgment> | AsyncIterable<ReleasedJudgment>,
): AsyncGenerator<string> {
  yield csvLine(header);
  for await (const judgment of judgments) yield judgmentLine(judgment);
}

function judgmentLine(judgment: ReleasedJudgment): string {
  return csvLine([
    judgment.dataset,
    judgment.item,
    judgment.annotator,
    judgment.dimension,
    judgment.value ?? "NA",
    judgment.seconds,
    judgment.hit,
    judgment.gold,
    judgment.counted,
    isoInstant(judgment.submittedAt),
  ]);
}
