import type { RankingComparison } from "@/server/exports/ranking-comparisons";
import type { LineError } from "@/server/domain/import/line-error";
import type { ByteSource } from "@/server/domain/import/source";
import type { ComparisonKind } from "@/server/stats/ranking/ranking-gold";
import { readComparisonBlocks, type ComparisonBlock } from "./comparison-blocks";
import { gatherGroups, type GroupEntry } from "./gather-groups";
import type { DraftCandidate, GroupDraft } from "./group-draft";

/** The target groups of ranking gold: who is compared there, to be ranked anew. The shares are checked and left out. */
export async function* readGroupBlocks(source: ByteSource): AsyncGenerator<GroupEntry> {
  const drafts: GroupDraft[] = [];
  const errors: LineError[] = [];
  for await (const entry of readComparisonBlocks(source)) {
    if ("error" in entry) errors.push(entry.error);
    else drafts.push(draftOf(entry.block));
  }
  yield* gatherGroups(drafts, errors);
}

const kindBelow: Record<RankingComparison["kind"], ComparisonKind> = {
  positives: "positive",
  distractors: "distractor",
  randoms: "random",
};

function draftOf({ line, target, comparisons, spoiled }: ComparisonBlock): GroupDraft {
  const candidates = new Map<string, DraftCandidate>();
  for (const { kind, above, below, line: at } of comparisons) {
    for (const [text, of] of [
      [above, "positive"],
      [below, kindBelow[kind]],
    ] as const) {
      const place = { file: "pairs", line: at, column: null, found: text } as const;
      const key = `${of} ${text}`;
      if (!candidates.has(key)) candidates.set(key, { kind: of, text, knownPlace: null, place });
    }
  }
  return {
    line,
    externalId: null,
    dataset: null,
    split: null,
    target,
    candidates: [...candidates.values()],
    explanation: null,
    use: "work",
    spoiled,
  };
}
