import { sharedStore } from "@/db/client";
import type { Store } from "@/db/store";
import { systemClock, type Clock } from "./clock";
import { newId, newSecret, type NewId, type NewSecret } from "./ids";
import { log, type Log } from "./log";
import { mailerOf } from "./mail/mail-settings";
import type { Mailer } from "./mail/mailer";

/** All that a use case needs of the world around it. */
export interface Deps {
  store: Store;
  now: Clock;
  newId: NewId;
  newSecret: NewSecret;
  /** A number in [0, 1). */
  random: () => number;
  log: Log;
  /** Null where the server cannot send mail. */
  mailer: Mailer | null;
}

/** The dependencies of a running process. */
export function liveDeps(): Deps {
  const store = sharedStore();
  return { store, now: systemClock, newId, newSecret, random: Math.random, log, mailer: mailerOf() };
}

/** The same for screens and programs that read by the million; annotators do not wait for them. */
export function readingAside({ store, ...deps }: Deps): Deps {
  return { ...deps, store: { ...store, read: store.aside } };
}
