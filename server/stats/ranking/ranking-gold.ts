import { type GroupRanking } from "../agreement/ranking-agreement";
import { undefinedBecause, type Estimate } from "../estimate";
import { scoreInterval } from "../wilson-interval";

/** What a comparison sets a positive candidate against. */
export type ComparisonKind = "positive" | "distractor" | "random";

/** How many candidates of each kind a target group has. */
export type CandidateCounts = Record<ComparisonKind, number>;

/** R>: the share of annotators who ranked the first candidate above the second; certain where nobody was asked. */
type Preference =
  | Estimate<"no_rankings", { n: number; low: number; high: number; method: "wilson" }>
  | { value: 1; method: "by-definition" };

/** Two candidates of a group, each by its place among those of its kind; the first is a positive one. */
export interface Comparison {
  group: number;
  kind: ComparisonKind;
  first: number;
  second: number;
  preference: Preference;
}

/**
 * The gold of target-group ranking: of each group every pair of positives with R>(first, second), the share (0–1) of
 * annotators who ranked the first above the second, and every positive with every distractor and random, where R> is 1.
 * Who ranked both alike counts as half a person for either, so that R>(second, first) is always 1 − R>(first, second).
 * @param groups the groups, in the order of their numbers.
 * @param rankings of positives, the lower rank above; who ranked a group there counts as one annotator.
 * @returns R> with n and its 95 % score interval (Wilson 1927), null with reason "no_rankings" for a group that
 *   nobody ranked.
 * @throws RangeError when a ranking is of no such group, ranks another number of candidates, or its annotator ranked
 *   the group before.
 * Source: 2016 (ranking) §4.1.
 */
export function rankingGold(
  groups: readonly CandidateCounts[],
  rankings: readonly GroupRanking[],
): Comparison[] {
  const byGroup = groups.map((): GroupRanking[] => []);
  for (const ranking of rankings) {
    const others = byGroup[ranking.group];
    refuseUnusable(ranking, groups[ranking.group], others ?? []);
    others?.push(ranking);
  }
  return groups.flatMap((sizes, group) => [
    ...amongPositives(group, sizes.positive, byGroup[group] ?? []),
    ...withOthers(group, "distractor", sizes),
    ...withOthers(group, "random", sizes),
  ]);
}

function amongPositives(group: number, count: number, rankings: readonly GroupRanking[]): Comparison[] {
  return places(count).flatMap((first) =>
    places(count)
      .slice(first + 1)
      .map((second) => {
        const preference = preferenceOf(rankings, first, second);
        return { group, kind: "positive", first, second, preference };
      }),
  );
}

function preferenceOf(rankings: readonly GroupRanking[], first: number, second: number): Preference {
  const n = rankings.length;
  if (n === 0) return undefinedBecause("no_rankings");
  const above = rankings.filter(({ ranks }) => ranks[first]! < ranks[second]!).length;
  const alike = rankings.filter(({ ranks }) => ranks[first] === ranks[second]).length;
  return { ...scoreInterval((above + alike / 2) / n, n), method: "wilson" };
}

function withOthers(group: number, kind: "distractor" | "random", sizes: CandidateCounts): Comparison[] {
  return places(sizes.positive).flatMap((first) =>
    places(sizes[kind]).map((second) => ({
      group,
      kind,
      first,
      second,
      preference: { value: 1, method: "by-definition" },
    })),
  );
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}

function refuseUnusable(
  { group, annotator, ranks }: GroupRanking,
  sizes: CandidateCounts | undefined,
  others: readonly GroupRanking[],
): void {
  if (sizes === undefined) throw new RangeError(`There is no target group ${group}`);
  if (ranks.length !== sizes.positive) {
    throw new RangeError(`A ranking of group ${group} ranks ${ranks.length} of ${sizes.positive} positives`);
  }
  if (others.some((other) => other.annotator === annotator)) {
    throw new RangeError(`Annotator ${annotator} ranked group ${group} more than once`);
  }
}
