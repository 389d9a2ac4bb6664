import { sharedStore } from "@/db/client";
import type { Store } from "@/db/store";
import { systemClock, type Clock } from "./clock";
import { newId, newSecret, type NewId, type NewSecret } from "./ids";
import { log, type Log } from "./log";

/** All that a use case needs of the world around it. */
export interface Deps {
  store: Store;
  now: Clock;
  newId: NewId;
  newSecret: NewSecret;
  /** A number in [0, 1). */
  random: () => number;
  log: Log;
}

/** The dependencies of a running process. */
export function liveDeps(): Deps {
  return { store: sharedStore(), now: systemClock, newId, newSecret, random: Math.random, log };
}
