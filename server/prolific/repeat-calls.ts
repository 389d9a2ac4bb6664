import { ProlificError } from "./prolific-error";

export interface CallWaiting {
  sleep: (ms: number) => Promise<void>;
  /** A number in [0, 1). */
  random: () => number;
}

const attempts = 4;
const firstWaitMs = 500;
/** A caller that is asked to wait longer had better come back later. */
const longestWaitMs = 30_000;

/**
 * Does something again while Prolific is busy or its answer is not known. Before each further attempt it waits up to twice
 * as long as before, a random part of that ("full jitter"), and at least as long as Prolific asks.
 */
export async function repeatCalls<T>(call: () => Promise<T>, { sleep, random }: CallWaiting): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt === attempts || !mayPass(error)) throw error;
      const wait = Math.max(random() * firstWaitMs * 2 ** (attempt - 1), error.retryAfterMs ?? 0);
      if (wait > longestWaitMs) throw error;
      await sleep(wait);
    }
  }
}

function mayPass(error: unknown): error is ProlificError {
  return error instanceof ProlificError && (error.failure === "busy" || error.failure === "unknown");
}
