import { isoInstant } from "@/server/domain/instant";
import type { ReleaseFacts } from "./facts";
import { uncountedReasons, type JudgmentColumns } from "./judgment-columns";
import type { ReleaseCounts } from "./manifest";
import type { ReleasedGold } from "./release-gold";

/**
 * A release in numbers.
 * @param gold by dimension, then by item.
 * @param annotatorCount those with a judgment.
 */
export function countRelease(
  facts: Pick<ReleaseFacts, "datasets" | "exclusions">,
  columns: JudgmentColumns,
  gold: readonly (readonly ReleasedGold[])[],
  annotatorCount: number,
): ReleaseCounts {
  const byReason = new Uint32Array(uncountedReasons.length + 1);
  for (const reason of columns.uncounted) byReason[reason]! += 1;
  const [countedJudgments = 0, ...uncounted] = byReason;
  const values = gold.flat();
  return {
    items: facts.datasets.reduce((sum, { items }) => sum + items, 0),
    goldValues: values.filter(({ value }) => value !== null).length,
    adjudicated: values.filter(({ adjudicated }) => adjudicated).length,
    judgments: columns.annotators.length,
    countedJudgments,
    uncounted: Object.fromEntries(
      uncountedReasons.map((reason, at) => [reason, uncounted[at] ?? 0]),
    ) as ReleaseCounts["uncounted"],
    annotators: annotatorCount,
    excluded: new Set(
      facts.exclusions.flatMap(({ annotator, takenBackAt }) => (takenBackAt === null ? [annotator] : [])),
    ).size,
    medianSeconds: medianOf(columns.seconds),
    ...period(columns.submittedAt),
  };
}

function period(instants: Float64Array): Pick<ReleaseCounts, "firstSubmittedAt" | "lastSubmittedAt"> {
  if (instants.length === 0) return { firstSubmittedAt: null, lastSubmittedAt: null };
  let first = Infinity;
  let last = -Infinity;
  for (const at of instants) {
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  return { firstSubmittedAt: isoInstant(first), lastSubmittedAt: isoInstant(last) };
}

function medianOf(seconds: Float64Array): number | null {
  const known = seconds.filter((value) => !Number.isNaN(value)).sort();
  const middle = known.length / 2;
  const [lower, upper] = [known[Math.ceil(middle) - 1], known[Math.floor(middle)]];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}
