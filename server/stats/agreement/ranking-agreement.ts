import { denseSpearman } from "../correlation/dense-spearman";
import { meanOfDefined, type MeanOfDefined } from "./mean-of-defined";

/** One annotator's ranking of a target group: the rank of each candidate, in the group's order of candidates. */
export interface GroupRanking {
  group: number;
  annotator: number;
  ranks: readonly number[];
}

/** Two annotators and their mean Spearman within the target groups both ranked (n: those groups). */
export interface RankingPair {
  annotators: [number, number];
  spearman: MeanOfDefined;
}

/**
 * Every pair of annotators with a target group in common: Spearman's correlation of their two rankings within each
 * such group (−1 to 1), averaged over the groups.
 * @throws RangeError when two rankings of a group differ in length or an annotator ranked a group twice.
 * Source: 2016 (ranking) §4, after Hill et al. 2015.
 */
export function rankingPairs(rankings: readonly GroupRanking[]): RankingPair[] {
  const byPair = new Map<string, { annotators: [number, number]; found: { value: number | null }[] }>();
  for (const [one, other] of pairsWithinGroups(rankings)) {
    const annotators: [number, number] = [one.annotator, other.annotator];
    const key = annotators.join();
    const pair = byPair.get(key) ?? { annotators, found: [] };
    byPair.set(key, pair);
    pair.found.push(denseSpearman(one.ranks, other.ranks, one.ranks.length));
  }
  return [...byPair.values()].map(({ annotators, found }) => ({
    annotators,
    spearman: meanOfDefined(found),
  }));
}

/** The plain mean over pairs of annotators (n: pairs), null with reason "none_defined" without any. */
export function rankingAgreement(pairs: readonly RankingPair[]): MeanOfDefined {
  return meanOfDefined(pairs.map(({ spearman }) => spearman));
}

/** Any two rankings of the same group, that of the annotator with the lower number first. */
export function pairsWithinGroups(rankings: readonly GroupRanking[]): [GroupRanking, GroupRanking][] {
  const byGroup = new Map<number, GroupRanking[]>();
  for (const ranking of rankings) {
    const sameGroup = byGroup.get(ranking.group) ?? [];
    byGroup.set(ranking.group, sameGroup);
    for (const other of sameGroup) refuseUnlike(ranking, other);
    sameGroup.push(ranking);
  }
  return [...byGroup.values()].flatMap((group) => {
    const ordered = group.sort((one, other) => one.annotator - other.annotator);
    return ordered.flatMap((one, at) =>
      ordered.slice(at + 1).map((other): [GroupRanking, GroupRanking] => [one, other]),
    );
  });
}

function refuseUnlike(one: GroupRanking, other: GroupRanking): void {
  if (one.annotator === other.annotator) {
    throw new RangeError(`Annotator ${one.annotator} ranked group ${one.group} more than once`);
  }
  if (one.ranks.length !== other.ranks.length) {
    throw new RangeError(`Rankings of group ${one.group} have different numbers of candidates`);
  }
}
