import { quantile } from "../intervals/quantile";
import { type JudgmentTable } from "../judgments/judgment-table";
import { seededRandom } from "../random";
import { alphaUnits } from "./alpha-units";
import { distinctUnits } from "./distinct-units";
import { alphaOf, type AlphaLevel } from "./krippendorff-alpha";

/** Which samples to draw: each has a number, and the seed and its number alone determine it. */
export interface BootstrapRange {
  seed: number;
  from: number;
  /** The first number that is no longer drawn. */
  to: number;
}

export interface BootstrapInterval {
  low: number;
  high: number;
  /** How many samples had an α. */
  replicates: number;
}

/**
 * α of samples of the items judged at least twice, drawn with replacement, as many as there are. Ranges may be
 * computed apart and put together: the samples do not depend on where the range begins.
 * @returns one α per sample that has one; a sample in which all values are equal has none and is left out.
 * Source: Efron 1979.
 */
export function alphaReplicates(
  table: JudgmentTable,
  level: AlphaLevel,
  range: BootstrapRange,
): Float64Array {
  const { units, unitOfItem } = distinctUnits(alphaUnits(table));
  const sample = { ...units, times: new Uint32Array(units.times.length) };
  const found: number[] = [];
  for (let replicate = range.from; replicate < range.to; replicate += 1) {
    drawItems(sample.times, unitOfItem, replicateSeed(range.seed, replicate));
    const { value } = alphaOf(sample, level);
    if (value !== null) found.push(value);
  }
  return Float64Array.from(found);
}

/**
 * The 95 % percentile interval of α from its replicates, in any order, or null when none has an α.
 * Source: Efron 1981.
 */
export function bootstrapInterval(replicates: Float64Array): BootstrapInterval | null {
  if (replicates.length === 0) return null;
  const ascending = replicates.slice().sort();
  return {
    low: quantile(ascending, 0.025),
    high: quantile(ascending, 0.975),
    replicates: replicates.length,
  };
}

/** Neighbouring seeds share no sample as long as fewer than a million are drawn. */
function replicateSeed(seed: number, replicate: number): number {
  return seed * 1_000_003 + replicate;
}

function drawItems(times: Uint32Array, unitOfItem: Uint32Array, seed: number): void {
  const random = seededRandom(seed);
  const itemCount = unitOfItem.length;
  times.fill(0);
  for (let drawn = 0; drawn < itemCount; drawn += 1) {
    times[unitOfItem[Math.floor(random() * itemCount)]!]! += 1;
  }
}
