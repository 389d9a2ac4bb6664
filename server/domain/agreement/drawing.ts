import {
  bootstrapInterval,
  type BootstrapInterval,
  type ReplicateRange,
} from "@/server/stats/intervals/bootstrap";

/** How many samples an interval rests on, where the data are not large, and where they begin, unless told. */
export const plainDrawing = { replicates: 1_000, seed: 1 };

/** One interval to be had from samples of the items. */
export interface Draw {
  /** Names it among the intervals of the same data. */
  about: string;
  replicates: number;
  /** How many judgments each sample goes through. */
  judgments: number;
  values: (range: ReplicateRange) => Float64Array | Promise<Float64Array>;
}

/** Draws a 95 % interval; null where no sample has a value. */
export type DrawInterval = (wanted: Draw) => Promise<BootstrapInterval | null>;

/** Draws intervals of so many samples where the data are not large. */
export interface Drawing {
  draw: DrawInterval;
  replicates: number;
}

/** Draws each interval at once and keeps nothing. */
export function drawAtOnce(seed: number): DrawInterval {
  return async ({ replicates, values }) => bootstrapInterval(await values({ seed, from: 0, to: replicates }));
}
