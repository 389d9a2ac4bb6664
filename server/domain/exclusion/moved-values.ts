import { mean } from "@/server/stats/mean";
import type { ScreeningResult } from "./screening";

/** An item's gold value with and without those who would go. */
export interface ComparedValue {
  item: string;
  dataset: string;
  before: { value: number | null };
  after: { value: number | null };
  nBefore: number;
  nAfter: number;
}

const shownMost = 50;

/** Rounding in the last digit is no change. */
const sameWithin = 1e-9;

/**
 * Which gold values move, and by how much; an item that loses all its judgments moves the most.
 * @param areNames values only name answers, so that one becomes another without a distance.
 */
export function movedValues(
  compared: readonly ComparedValue[],
  { areNames = false } = {},
): ScreeningResult["values"] {
  const valued = compared.flatMap(({ before, after, ...item }) =>
    before.value === null ? [] : [{ ...item, before: before.value, after: after.value }],
  );
  const changeOf = ({ before, after }: { before: number; after: number | null }) =>
    after === null ? Infinity : areNames ? Number(after !== before) : Math.abs(after - before);
  const moved = valued.filter((value) => changeOf(value) > sameWithin);
  const changes = moved.map(changeOf).filter(Number.isFinite);
  return {
    all: valued.length,
    moved: moved.length,
    mean: areNames ? null : mean(changes).value,
    largest:
      areNames || changes.length === 0 ? null : changes.reduce((most, change) => Math.max(most, change)),
    // Infinity less itself is no number, so that two lost values are compared as equal.
    most: moved.sort((a, b) => changeOf(b) - changeOf(a) || 0).slice(0, shownMost),
  };
}
