import type { Store } from "@/db/store";
import type { Deps } from "@/server/deps";
import { sharedFiles } from "@/server/files/shared-files";
import { newId, newSecret } from "@/server/ids";

/** A clock that stands still until a test moves it. */
export interface TestClock {
  now: () => number;
  advance: (ms: number) => void;
}

/** Dependencies over a database of the test's own: real ids and secrets, a standing clock, a silent log, no Prolific. */
export function testDeps(store: Store): { deps: Deps; clock: TestClock } {
  let time = Date.UTC(2026, 0, 5, 9);
  const clock = {
    now: () => time,
    advance: (ms: number) => {
      time += ms;
    },
  };
  const silent = () => undefined;
  const log = { info: silent, warn: silent, error: silent };
  const prolific = () => {
    throw new Error("This test speaks with Prolific, and brings none.");
  };
  const own = { store, files: sharedFiles(), now: clock.now, newId, newSecret, random: Math.random };
  const deps = { ...own, log, mailer: null, prolific };
  return { deps, clock };
}
