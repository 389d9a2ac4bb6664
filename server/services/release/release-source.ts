import type { AdjudicationDecision } from "@/server/domain/adjudication/adjudication";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { JudgmentColumns } from "@/server/domain/release/judgment-columns";
import type { ItemPage } from "@/server/domain/release/release-file";

/** All that the files of a release are made of, whether it is read from the store or from the files themselves. */
export interface ReleaseSource extends ReleaseData {
  /** The items in the order of the release. */
  pages: () => AsyncIterable<ItemPage>;
}

/** All of it but the items. */
export interface ReleaseData {
  facts: ReleaseFacts;
  /** Pseudonyms of those with a judgment, ascending. */
  annotators: readonly string[];
  columns: JudgmentColumns;
  /** Answers that no number says and orders of parts, to which the columns refer; ascending. */
  texts: readonly string[];
  /** What was decided, by dimension, then by item number. */
  settled: readonly ReadonlyMap<number, AdjudicationDecision>[];
}
