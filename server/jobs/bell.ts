import { setTimeout as sleep } from "node:timers/promises";

/** Rings for one who waits; what rang while they were busy is heard as soon as they wait. */
export interface Bell {
  ring: () => void;
  /** Ends when it rings, or after so long. */
  wait: (longestMs: number) => Promise<void>;
}

export function openBell(): Bell {
  let rings = new AbortController();
  return {
    ring: () => rings.abort(),
    wait: async (longestMs) => {
      await sleep(longestMs, undefined, { signal: rings.signal, ref: false }).catch(() => undefined);
      rings = new AbortController();
    },
  };
}
