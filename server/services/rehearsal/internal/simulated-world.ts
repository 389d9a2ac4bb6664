import type { Deps } from "@/server/deps";
import { sharedFiles } from "@/server/files/shared-files";
import { seedOf } from "@/server/ids";
import { seededRandom } from "@/server/stats/random";

/** A clock that stands still until the next event of a rehearsal. */
export interface RehearsalClock {
  now: () => number;
  set: (at: number) => void;
}

/** Dependencies that the seed alone determines: the same rehearsal again makes the same rows. */
export function simulatedWorld(
  store: Deps["store"],
  { seed, startsAt }: { seed: number; startsAt: number },
): { deps: Deps; clock: RehearsalClock } {
  let at = startsAt;
  let made = 0;
  const random = seededRandom(seedOf(seed, "events"));
  const secrets = seededRandom(seedOf(seed, "secrets"));
  const silent = () => undefined;
  const deps: Deps = {
    store,
    files: sharedFiles(),
    now: () => at,
    newId: () => {
      made += 1;
      return made.toString(32).padStart(18, "0");
    },
    newSecret: (bytes) =>
      Buffer.from(Array.from({ length: bytes }, () => Math.floor(secrets() * 256))).toString("base64url"),
    random,
    log: { info: silent, warn: silent, error: silent },
    mailer: null,
    prolific: () => {
      throw new Error("A rehearsal speaks with no recruiter.");
    },
  };
  return { deps, clock: { now: deps.now, set: (time) => (at = Math.max(at, time)) } };
}
