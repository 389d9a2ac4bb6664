import { denseSpearman } from "../correlation/dense-spearman";
import { replicateSeed, type ReplicateRange } from "../intervals/bootstrap";
import { pairsWithinGroups, type GroupRanking } from "../agreement/ranking-agreement";
import { randomInt, seededRandom } from "../random";

/** The values that agreement takes on samples of the target groups; a sample without a value gives none. */
export interface AgreementReplicates {
  /** Of the mean over pairs of annotators. */
  all: Float64Array;
  /** Per annotator, of the mean with each other annotator. */
  byAnnotator: Float64Array[];
}

/** Spearman of two annotators in one group. */
interface GroupCorrelation {
  group: number;
  /** The number of the pair, the same in every group. */
  pair: number;
  value: number;
}

/**
 * Pairwise agreement on samples of the target groups drawn with replacement, as many as there are: what its 95 %
 * interval rests on. Ranges may be computed apart and put together.
 * Source: Efron 1979.
 */
export function rankingAgreementReplicates(
  rankings: readonly GroupRanking[],
  { groupCount, annotatorCount }: { groupCount: number; annotatorCount: number },
  { seed, from, to }: ReplicateRange,
): AgreementReplicates {
  const { pairs, correlations } = correlationsOf(rankings);
  const all: number[] = [];
  const byAnnotator = Array.from({ length: annotatorCount }, (): number[] => []);
  for (let replicate = from; replicate < to; replicate += 1) {
    const times = drawGroups(groupCount, replicateSeed(seed, replicate));
    const means = pairMeans(correlations, pairs.length, times);
    pushMean(all, means);
    byAnnotator.forEach((found, annotator) =>
      pushMean(
        found,
        means.filter((_, pair) => pairs[pair]!.includes(annotator)),
      ),
    );
  }
  return { all: Float64Array.from(all), byAnnotator: byAnnotator.map((found) => Float64Array.from(found)) };
}

function correlationsOf(rankings: readonly GroupRanking[]): {
  pairs: (readonly [number, number])[];
  correlations: GroupCorrelation[];
} {
  const numbers = new Map<string, number>();
  const pairs: (readonly [number, number])[] = [];
  const correlations = pairsWithinGroups(rankings).flatMap(([one, other]) => {
    const { value } = denseSpearman(one.ranks, other.ranks, one.ranks.length);
    if (value === null) return [];
    const key = `${one.annotator},${other.annotator}`;
    const pair = numbers.get(key) ?? pairs.length;
    if (pair === pairs.length) pairs.push([one.annotator, other.annotator]);
    numbers.set(key, pair);
    return [{ group: one.group, pair, value }];
  });
  return { pairs, correlations };
}

/** How often each group was drawn. */
function drawGroups(groupCount: number, seed: number): Uint32Array {
  const random = seededRandom(seed);
  const times = new Uint32Array(groupCount);
  for (let draw = 0; draw < groupCount; draw += 1) times[randomInt(random, groupCount)]! += 1;
  return times;
}

/** The mean of each pair over the drawn groups; null for a pair without one. */
function pairMeans(
  correlations: readonly GroupCorrelation[],
  pairCount: number,
  times: Uint32Array,
): (number | null)[] {
  const totals = new Float64Array(pairCount);
  const counts = new Uint32Array(pairCount);
  for (const { group, pair, value } of correlations) {
    totals[pair]! += times[group]! * value;
    counts[pair]! += times[group]!;
  }
  return Array.from(totals, (total, pair) => (counts[pair] === 0 ? null : total / counts[pair]!));
}

function pushMean(found: number[], means: readonly (number | null)[]): void {
  const defined = means.filter((mean) => mean !== null);
  if (defined.length > 0) found.push(defined.reduce((sum, mean) => sum + mean, 0) / defined.length);
}
