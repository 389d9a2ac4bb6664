import type { AdjudicationDecision } from "@/server/domain/adjudication/adjudication";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleasedProtocol } from "@/server/domain/release/released-protocol";
import type { ReleasedJudgmentColumns } from "@/server/domain/release/judgment-columns";
import type { ItemRun } from "@/server/domain/release/release-file";

/** All that the files of a release are made of, whether it is read from the store or from the files themselves. */
export interface ReleaseSource extends ReleaseData {
  /** The items in the order of the release. */
  pages: () => AsyncIterable<ItemRun>;
}

/** All of it but the items. */
export interface ReleaseData {
  facts: ReleaseFacts;
  /** Null of a release from before releases told it. */
  protocol: ReleasedProtocol | null;
  /** Pseudonyms of those with a judgment, ascending. */
  annotators: readonly string[];
  columns: ReleasedJudgmentColumns;
  /** Answers that no number says and orders of parts, to which the columns refer; ascending. */
  texts: readonly string[];
  /** Whether some item belongs to a part of the data, as train or test. */
  hasSplits: boolean;
  /** What was decided, by dimension, then by item number. */
  settled: readonly ReadonlyMap<number, AdjudicationDecision>[];
}
