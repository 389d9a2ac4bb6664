import { setTimeout as wait } from "node:timers/promises";

/** A database that is slower than this has no room for more work. */
const databaseTimeoutMs = 2_000;

type Unready = "stopping" | "database";

export interface Readiness {
  /** Why new requests should go elsewhere; null where they are welcome. */
  problem: () => Promise<Unready | null>;
  /** From now on they should go elsewhere. */
  noteStopping: () => void;
}

/**
 * Whether a load balancer should send requests here.
 * @param askDatabase ends once the database has answered, and throws where it does not
 */
export function watchReadiness(
  askDatabase: () => Promise<unknown>,
  timeoutMs = databaseTimeoutMs,
): Readiness {
  let isStopping = false;
  return {
    noteStopping: () => {
      isStopping = true;
    },
    problem: async () => {
      if (isStopping) return "stopping";
      return (await answers(askDatabase, timeoutMs)) ? null : "database";
    },
  };
}

async function answers(askDatabase: () => Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const asked = askDatabase().then(
    () => true,
    () => false,
  );
  const givenUp = new AbortController();
  const late = wait(timeoutMs, false, { signal: givenUp.signal }).catch(() => false);
  const answered = await Promise.race([asked, late]);
  givenUp.abort();
  return answered;
}
