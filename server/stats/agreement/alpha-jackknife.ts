import { sum } from "../sum";
import { type AlphaUnits } from "./alpha-units";
import { type DistinctUnits } from "./distinct-units";
import { alphaOf, type AlphaLevel } from "./krippendorff-alpha";

/** A standard error and its degrees of freedom. */
export interface JackknifeError {
  error: number;
  degrees: number;
}

/** Values gone through in all, at most about so many; beyond, items are left out by groups. */
const affordable = 40_000_000;
const minGroups = 50;

/** What leaving out gave: as many times as `weight` says. */
interface Left {
  value: number;
  weight: number;
}

/**
 * The standard error of a transformed α by the jackknife: from α without each item, or, in tables with very many
 * different items, without each of many groups of items, which are every so-many-th item. Where α without some item is
 * perfect or has no transformation, its change for half an item more and half an item less stands in.
 * @param transformed of α; not finite where it has none.
 * @returns null where that cannot be had either.
 * Source: Tukey 1958; by groups: Quenouille 1956; change with weights: Jaeckel 1972.
 */
export function jackknifeError(
  distinct: DistinctUnits,
  level: AlphaLevel,
  transformed: (alpha: number) => number,
): JackknifeError | null {
  const { units, unitOfItem } = distinct;
  const valueOf = (times: Uint32Array) => {
    const { value } = alphaOf({ ...units, times }, level);
    return value === null ? NaN : transformed(value);
  };
  const groups = Math.max(minGroups, Math.floor(affordable / costOf(units, level)));
  const left =
    units.times.length <= groups
      ? withoutEach(units.times, valueOf)
      : withoutGroups(units.times, unitOfItem, groups, valueOf);
  const error = errorOf(left) ?? errorOf(changes(units.times, valueOf));
  const parts = sum(left.map(({ weight }) => weight));
  return error === null ? null : { error, degrees: parts - 1 };
}

function costOf({ codes, points }: AlphaUnits, level: AlphaLevel): number {
  return codes.length + points.length ** (level === "ratio" ? 2 : 1);
}

type ValueOf = (times: Uint32Array) => number;

/** Without one item of each kind, for every item of the kind. */
function withoutEach(times: Uint32Array, valueOf: ValueOf): Left[] {
  const reduced = times.slice();
  return Array.from(times, (weight, unit) => {
    reduced[unit]! -= 1;
    const value = valueOf(reduced);
    reduced[unit]! += 1;
    return { value, weight };
  });
}

function withoutGroups(
  times: Uint32Array,
  unitOfItem: Uint32Array,
  groups: number,
  valueOf: ValueOf,
): Left[] {
  return Array.from({ length: groups }, (_, group) => {
    const reduced = times.slice();
    for (let item = group; item < unitOfItem.length; item += groups) reduced[unitOfItem[item]!]! -= 1;
    return { value: valueOf(reduced), weight: 1 };
  });
}

/** By how much α changes with the weight of one item: every item is doubled, so that half of it can come and go. */
function changes(times: Uint32Array, valueOf: ValueOf): Left[] {
  if (times.length > minGroups ** 2) return [];
  const doubled = times.map((often) => 2 * often);
  return Array.from(times, (weight, unit) => {
    doubled[unit]! += 1;
    const more = valueOf(doubled);
    doubled[unit]! -= 2;
    const less = valueOf(doubled);
    doubled[unit]! += 1;
    return { value: more - less, weight };
  });
}

function errorOf(left: readonly Left[]): number | null {
  const parts = sum(left.map(({ weight }) => weight));
  const mean = sum(left.map(({ value, weight }) => weight * value)) / parts;
  const squares = sum(left.map(({ value, weight }) => weight * (value - mean) ** 2));
  const error = Math.sqrt(((parts - 1) / parts) * squares);
  return Number.isFinite(error) ? error : null;
}
