import { sharedStore } from "@/db/client";
import type { Store } from "@/db/store";
import type { FileStore } from "./files/file-store";
import { sharedFiles } from "./files/shared-files";
import { systemClock, type Clock } from "./clock";
import { newId, newSecret, type NewId, type NewSecret } from "./ids";
import { log, type Log } from "./log";
import { mailerOf } from "./mail/mail-settings";
import type { Mailer } from "./mail/mailer";
import type { ProlificApiOf } from "./prolific/prolific-api";
import { prolificApi } from "./prolific/prolific-client";
import { prolificEnvironment } from "./prolific/prolific-settings";

/** All that a use case needs of the world around it. */
export interface Deps {
  store: Store;
  /** Uploads, pictures, results of jobs and releases. */
  files: FileStore;
  now: Clock;
  newId: NewId;
  newSecret: NewSecret;
  /** A number in [0, 1). */
  random: () => number;
  log: Log;
  /** Null where the server cannot send mail. */
  mailer: Mailer | null;
  /** The recruiter Prolific, for whom a token speaks. */
  prolific: ProlificApiOf;
}

/** The dependencies of a running process. */
export function liveDeps(): Deps {
  const store = sharedStore();
  const { baseUrl } = prolificEnvironment();
  return {
    store,
    files: sharedFiles(),
    now: systemClock,
    newId,
    newSecret,
    random: Math.random,
    log,
    mailer: mailerOf(),
    prolific: (token) => prolificApi({ baseUrl, token }),
  };
}

/** The same for screens and programs that read by the million; annotators do not wait for them. */
export function readingAside({ store, ...deps }: Deps): Deps {
  return { ...deps, store: { ...store, read: store.aside } };
}
