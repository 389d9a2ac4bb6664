import { replicateSeed, type ReplicateRange } from "../intervals/bootstrap";
import { type ValuesByItem } from "../judgments/judgment-table";
import { seededRandom } from "../random";
import { alphaUnits } from "./alpha-units";
import { distinctUnits } from "./distinct-units";
import { alphaOf, type AlphaLevel } from "./krippendorff-alpha";

/**
 * α of samples of the items judged at least twice, drawn with replacement, as many as there are. Ranges may be
 * computed apart and put together: the samples do not depend on where the range begins.
 * @returns one α per sample that has one; a sample in which all values are equal has none and is left out.
 * Source: Efron 1979.
 */
export function alphaReplicates(table: ValuesByItem, level: AlphaLevel, range: ReplicateRange): Float64Array {
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

function drawItems(times: Uint32Array, unitOfItem: Uint32Array, seed: number): void {
  const random = seededRandom(seed);
  const itemCount = unitOfItem.length;
  times.fill(0);
  for (let drawn = 0; drawn < itemCount; drawn += 1) {
    times[unitOfItem[Math.floor(random() * itemCount)]!]! += 1;
  }
}
