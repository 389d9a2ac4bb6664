import { mean } from "@/server/stats/mean";
import type { ScreeningResult } from "./screening";

/** A gold value with and without those who would go. */
export interface ComparedValue {
  before: { value: number | null };
  after: { value: number | null };
  nBefore: number;
  nAfter: number;
}

type Moved<Compared> = Omit<Compared, "before" | "after"> & { before: number; after: number | null };

/** What is shown of the values that move; `most` says of each what it was compared with. */
export interface MostMoved<Compared> extends Omit<ScreeningResult["values"], "most"> {
  most: Moved<Compared>[];
}

const shownMost = 50;

/** Rounding in the last digit is no change. */
const sameWithin = 1e-9;

/**
 * Which gold values move, and by how much; an item that loses all its judgments moves the most.
 * @param areNames values only name answers, so that one becomes another without a distance.
 */
export function movedValues<Compared extends ComparedValue>(
  compared: Iterable<Compared>,
  { areNames = false } = {},
): MostMoved<Compared> {
  const changeOf = ({ before, after }: { before: number; after: number | null }) =>
    after === null ? Infinity : areNames ? Number(after !== before) : Math.abs(after - before);
  const moved: Moved<Compared>[] = [];
  let all = 0;
  for (const { before, after, ...named } of compared) {
    if (before.value === null) continue;
    all += 1;
    const value = { ...named, before: before.value, after: after.value };
    if (changeOf(value) > sameWithin) moved.push(value);
  }
  const changes = moved.map(changeOf).filter(Number.isFinite);
  return {
    all,
    moved: moved.length,
    mean: areNames ? null : mean(changes).value,
    largest:
      areNames || changes.length === 0 ? null : changes.reduce((most, change) => Math.max(most, change)),
    // Infinity less itself is no number, so that two lost values are compared as equal.
    most: moved.sort((a, b) => changeOf(b) - changeOf(a) || 0).slice(0, shownMost),
  };
}
