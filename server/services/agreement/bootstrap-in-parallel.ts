import { availableParallelism } from "node:os";
import { alphaUnits } from "@/server/stats/agreement/alpha-units";
import { distinctUnits } from "@/server/stats/agreement/distinct-units";
import type { AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import type { ReplicateRange } from "@/server/stats/intervals/bootstrap";
import type { ValuesByItem } from "@/server/stats/judgments/judgment-table";
import { openThreads } from "./bootstrap-threads";

/** Samples that a thread draws before it tells of them. */
const perPart = 20;

/** Draws α of samples on several cores, range after range, until it is closed. */
export interface ParallelBootstrap {
  /** Exactly the values of `alphaReplicates`, in its order. */
  values: (range: ReplicateRange) => Promise<Float64Array>;
  /** Ends the threads; what they are at fails. */
  close: () => Promise<void>;
}

/**
 * Starts threads that know the items of a table. They take a few tenths of a second to start and keep their cores
 * busy, so this is for large tables, in a process that answers nobody.
 */
export function openParallelBootstrap(
  table: ValuesByItem,
  level: AlphaLevel,
  workers = availableParallelism(),
): ParallelBootstrap {
  const threads = openThreads({ units: distinctUnits(alphaUnits(table)), level }, workers);
  return {
    values: async (range) => joined(await Promise.all(partsOf(range).map(threads.draw))),
    close: threads.close,
  };
}

export interface ParallelOptions {
  /** How many threads draw; one for each core unless told. */
  workers?: number;
  /** Hears how many samples are drawn. */
  onProgress?: (drawn: number) => void;
  /** Ends the threads at once. */
  signal?: AbortSignal;
}

/**
 * α of samples of the items on several cores: exactly the values of `alphaReplicates`, in its order.
 * @throws the signal's reason once it is aborted.
 */
export async function bootstrapInParallel(
  table: ValuesByItem,
  level: AlphaLevel,
  { seed, replicates, from = 0 }: { seed: number; replicates: number; from?: number },
  { workers, onProgress, signal }: ParallelOptions = {},
): Promise<Float64Array> {
  signal?.throwIfAborted();
  const bootstrap = openParallelBootstrap(table, level, workers);
  const end = () => void bootstrap.close();
  signal?.addEventListener("abort", end);
  let drawn = 0;
  try {
    const parts = partsOf({ seed, from, to: replicates }).map(async (part) => {
      const values = await bootstrap.values(part);
      drawn += part.to - part.from;
      onProgress?.(drawn);
      return values;
    });
    return joined(await Promise.all(parts));
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener("abort", end);
    await bootstrap.close();
  }
}

function partsOf({ seed, from, to }: ReplicateRange): ReplicateRange[] {
  const count = Math.ceil(Math.max(0, to - from) / perPart);
  return Array.from({ length: count }, (_, part) => ({
    seed,
    from: from + part * perPart,
    to: Math.min(to, from + (part + 1) * perPart),
  }));
}

function joined(parts: readonly Float64Array[]): Float64Array {
  return Float64Array.from(parts.flatMap((part) => [...part]));
}
