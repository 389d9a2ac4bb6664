import { csvCell } from "@/server/domain/csv-cell";

/** What a comparison sets the positive candidate against. */
type ComparisonKind = "positives" | "distractors" | "randoms";

/** How often annotators put one candidate above another for the same target. */
export interface RankingComparison {
  kind: ComparisonKind;
  above: string;
  below: string;
  /** The share of annotators (0–1) that ranked `above` over `below`; 1 for a positive over any other candidate. */
  share: number;
}

/** All comparisons of one target; their kinds may come in any order. */
export interface TargetComparisons {
  target: string;
  comparisons: readonly RankingComparison[];
}

const places = 2;

/**
 * Ranking gold in the form of the evaluation sets of 2016: a block for each target, which ends with an empty line.
 * Its first line is the target; each comparison is a line of both candidates, each followed by the share of annotators
 * that preferred it, to two places. A line `distractors` or `randoms` begins the comparisons of that kind.
 */
export function* rankingComparisons(targets: Iterable<TargetComparisons>): Generator<string> {
  for (const { target, comparisons } of targets) yield `${csvCell(target)}\n${blockOf(comparisons)}\n`;
}

function blockOf(comparisons: readonly RankingComparison[]): string {
  const of = (kind: ComparisonKind) => comparisons.filter((one) => one.kind === kind).map(lineOf);
  const named = (kind: ComparisonKind) => {
    const lines = of(kind);
    return lines.length === 0 ? [] : [`${kind}\n`, ...lines];
  };
  return [...of("positives"), ...named("distractors"), ...named("randoms")].join("");
}

function lineOf({ above, below, share }: RankingComparison): string {
  const preferred = share.toFixed(places);
  // From the rounded share, so that both add up to one.
  const cells = [csvCell(above), preferred, csvCell(below), (1 - Number(preferred)).toFixed(places)];
  return `${cells.join(",")}\n`;
}
