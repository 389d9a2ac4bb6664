import { RateLimiterMemory } from "rate-limiter-flexible";
import { DomainError } from "@/server/domain/errors";

/** Wrong codes from one address in a quarter of an hour: a person mistypes a few times, a guesser gets nowhere. */
const maxWrong = 10;
const windowSeconds = 15 * 60;

// One process holds several copies of this module, and all doors share one limit.
const shared = globalThis as typeof globalThis & { touchstoneReturnCodeLimit?: RateLimiterMemory };

const limit = () =>
  (shared.touchstoneReturnCodeLimit ??= new RateLimiterMemory({
    points: maxWrong,
    duration: windowSeconds,
  }));

/**
 * Tries a return code, if one was entered, and counts it against its address when it is wrong.
 * @throws DomainError `rate_limited` with the seconds to wait after ten wrong ones in a quarter of an hour, without
 *   looking at the code; what the attempt throws.
 */
export async function limitWrongCodes<T>(
  address: string,
  returnCode: string | undefined,
  attempt: () => Promise<T>,
): Promise<T> {
  if (returnCode === undefined) return attempt();
  // Counted before it is looked at, so that many at once do not all slip through.
  const taken = await limit()
    .consume(address)
    .catch(() => null);
  if (taken === null) throw tooMany(await limit().get(address));
  try {
    const result = await attempt();
    await limit().reward(address);
    return result;
  } catch (error) {
    const isWrong = error instanceof DomainError && error.reason === "return_code_unknown";
    if (!isWrong) await limit().reward(address);
    throw error;
  }
}

function tooMany(state: { msBeforeNext: number } | null): DomainError {
  const seconds = Math.max(1, Math.ceil((state?.msBeforeNext ?? 1_000) / 1_000));
  return new DomainError(
    "rate_limited",
    `Too many wrong return codes came from this address. Try again in ${seconds} s.`,
    { seconds },
  );
}
