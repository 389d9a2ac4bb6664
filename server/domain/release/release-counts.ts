import { isoInstant } from "@/server/domain/instant";
import { ascending } from "./ascending";
import type { ReleaseFacts } from "./facts";
import type { GoldColumns } from "./gold-columns";
import { saysLanguage, uncountedReasons, type ReleasedJudgmentColumns } from "./judgment-columns";
import type { ReleaseCounts } from "./manifest";

/**
 * A release in numbers.
 * @param gold by dimension.
 * @param texts to which the columns refer.
 */
export function countRelease(
  facts: Pick<ReleaseFacts, "datasets" | "exclusions" | "languages">,
  columns: ReleasedJudgmentColumns,
  gold: readonly GoldColumns[],
  { annotators, texts }: { annotators: readonly string[]; texts: readonly string[] },
): ReleaseCounts {
  const byReason = new Uint32Array(uncountedReasons.length + 1);
  for (const reason of columns.uncounted) byReason[reason]! += 1;
  const [countedJudgments = 0, ...uncounted] = byReason;
  return {
    items: facts.datasets.reduce((sum, { items }) => sum + items, 0),
    goldValues: countOf(
      gold,
      ({ value }) => value,
      (value) => !Number.isNaN(value),
    ),
    adjudicated: countOf(gold, ({ adjudicated }) => adjudicated, Boolean),
    judgments: columns.annotators.length,
    countedJudgments,
    uncounted: byReasonOf(uncounted),
    annotators: annotators.length,
    countedAnnotators: countCounted(columns),
    excluded: new Set(
      facts.exclusions.flatMap(({ annotator, takenBackAt }) => (takenBackAt === null ? [annotator] : [])),
    ).size,
    medianSeconds: medianOf(columns.seconds),
    ...period(columns.submittedAt),
    ...languagesOf(facts, columns, texts),
  };
}

/** Counted judgments by language, in the order of their tags; before there was a choice, texts were as they were written. */
function languagesOf(
  { languages: read }: Pick<ReleaseFacts, "languages">,
  columns: ReleasedJudgmentColumns,
  texts: readonly string[],
): Pick<ReleaseCounts, "languages"> {
  if (!saysLanguage(columns)) return {};
  const found = new Map<string, { judgments: number; people: Set<number> }>();
  for (const [at, code] of columns.languages.entries()) {
    const language = code === 0 ? read?.own : texts[code - 1];
    if (language === undefined || columns.uncounted[at] !== 0) continue;
    const of = found.get(language) ?? { judgments: 0, people: new Set<number>() };
    of.judgments += 1;
    of.people.add(columns.annotators[at]!);
    found.set(language, of);
  }
  const languages = [...found].sort(([one], [other]) => ascending(one, other));
  return {
    languages: languages.map(([language, { judgments, people }]) => ({
      ...{ language, judgments },
      annotators: people.size,
    })),
  };
}

/** Releases without retired items say what they said before there were any. */
function byReasonOf(counts: readonly number[]): ReleaseCounts["uncounted"] {
  const said = uncountedReasons.map((reason, at) => [reason, counts[at] ?? 0] as const);
  return Object.fromEntries(said.filter(([reason, count]) => reason !== "retired" || count > 0));
}

/** How many people gave a judgment that counts. */
function countCounted({ annotators, uncounted }: ReleasedJudgmentColumns): number {
  const found = new Set<number>();
  for (let at = 0; at < annotators.length; at += 1) if (uncounted[at] === 0) found.add(annotators[at]!);
  return found.size;
}

function countOf(
  gold: readonly GoldColumns[],
  listOf: (columns: GoldColumns) => Iterable<number>,
  counts: (number: number) => boolean,
): number {
  let count = 0;
  for (const columns of gold) for (const number of listOf(columns)) count += Number(counts(number));
  return count;
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
