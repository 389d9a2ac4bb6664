import { sharedStore } from "@/db/client";
import type { Store } from "@/db/store";
import { systemClock, type Clock } from "./clock";
import { newId, newSecret, type NewId, type NewSecret } from "./ids";
import { log, type Log } from "./log";
import { mailerOf } from "./mail/mail-settings";
import type { Mailer } from "./mail/mailer";
import type { ProlificApiOf } from "./prolific/prolific-api";

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
  /** Speaks with Prolific by a token. */
  prolific: ProlificApiOf;
}

/** The dependencies of a running process. */
export function liveDeps(): Deps {
  const store = sharedStore();
  return { store, now: systemClock, newId, newSecret, random: Math.random, log, mailer: mailerOf() };
}
