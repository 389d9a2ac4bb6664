import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** When it was measured, in milliseconds since 1970, and how many milliseconds it took. */
export type TimedSample = [at: number, ms: number];

/** @param text lines of two numbers; others are passed over */
export const samplesIn = (text: string): TimedSample[] =>
  text.split("\n").flatMap((line): TimedSample[] => {
    const [at, ms] = line.split(" ").map(Number);
    return at === undefined || ms === undefined ? [] : [[at, ms]];
  });

export interface StandstillWatch {
  /** The environment of the server that is watched. */
  settings: Record<string, string>;
  /** The longest that its event loop stood still since a time, in milliseconds; times are milliseconds since 1970. */
  longestSince: (from: number) => number;
}

/** @param folder where the server may note how long its event loop stood still */
export function watchStandstill(folder: string): StandstillWatch {
  const file = path.join(folder, "standstill");
  const preload = new URL("loop-delay.mjs", import.meta.url).href;
  return {
    settings: { NODE_OPTIONS: `--import ${preload}`, TOUCHSTONE_BENCH_LOOP: file },
    longestSince: (from) => {
      if (!existsSync(file)) throw new Error("The server did not note how long its event loop stood still.");
      const since = samplesIn(readFileSync(file, "utf8")).filter(([at]) => at >= from);
      return Math.max(0, ...since.map(([, ms]) => ms));
    },
  };
}
