import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Draw, DrawInterval } from "@/server/domain/agreement/drawing";
import { bootstrapInterval, type BootstrapInterval } from "@/server/stats/intervals/bootstrap";

/** What was drawn so far, to go on from; good for the same data only. */
export interface DrawnSoFar {
  fingerprint: string;
  /** Intervals that are finished, by what they are about. */
  finished: Record<string, BootstrapInterval | null>;
  /** The values on the samples drawn for the next one. */
  current: { about: string; drawn: number; values: number[] } | null;
}

interface DrawingOptions {
  seed: number;
  fingerprint: string;
  /** What an earlier start kept; of no use where the data are no longer the same. */
  checkpoint: DrawnSoFar | null;
  save: (soFar: DrawnSoFar) => void;
  /** After going through so many judgments what was drawn is kept. */
  saveAfter: number;
  /** Told how many further samples are done. */
  onDrawn: (samples: number) => void;
}

/** Other work of the process gets its turn so often while one interval is drawn. */
const turns = 20;

/** Draws one 95 % interval after the other so that the work can be gone on with after it was cut off. */
export function openDrawing(options: DrawingOptions): DrawInterval {
  const { seed, fingerprint, checkpoint, save, saveAfter, onDrawn } = options;
  const soFar: DrawnSoFar =
    checkpoint?.fingerprint === fingerprint
      ? structuredClone(checkpoint)
      : { fingerprint, finished: {}, current: null };
  let unsaved = 0;

  return async ({ about, replicates, judgments, values }: Draw): Promise<BootstrapInterval | null> => {
    const known = soFar.finished[about];
    if (known !== undefined) {
      onDrawn(replicates);
      return known;
    }
    const current = soFar.current?.about === about ? soFar.current : { about, drawn: 0, values: [] };
    soFar.current = current;
    onDrawn(current.drawn);
    while (current.drawn < replicates) {
      const to = Math.min(replicates, current.drawn + Math.ceil(replicates / turns));
      for (const value of await values({ seed, from: current.drawn, to })) current.values.push(value);
      onDrawn(to - current.drawn);
      unsaved += (to - current.drawn) * judgments;
      current.drawn = to;
      if (unsaved >= saveAfter) {
        save(structuredClone(soFar));
        unsaved = 0;
      }
      await yieldToEventLoop();
    }
    const interval = bootstrapInterval(Float64Array.from(current.values));
    soFar.finished[about] = interval;
    soFar.current = null;
    return interval;
  };
}
