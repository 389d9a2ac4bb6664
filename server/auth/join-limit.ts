import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { DomainError } from "@/server/domain/errors";

const defaultJoinsPerMinute = 600;

// One process holds several copies of this module, and all doors share one limit.
const shared = globalThis as typeof globalThis & { touchstoneJoinLimit?: RateLimiterMemory };

function joinLimit(): RateLimiterMemory {
  const points = Number(process.env.TOUCHSTONE_JOINS_PER_MINUTE ?? defaultJoinsPerMinute);
  return (shared.touchstoneJoinLimit ??= new RateLimiterMemory({ points, duration: 60 }));
}

/**
 * Counts one join from an address.
 * @throws DomainError `rate_limited` with the seconds to wait, above `TOUCHSTONE_JOINS_PER_MINUTE` (600).
 */
export async function limitJoins(address: string): Promise<void> {
  try {
    await joinLimit().consume(address);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.ceil(refusal.msBeforeNext / 1_000);
    throw new DomainError(
      "rate_limited",
      `Too many people joined from this address. Try again in ${seconds} s.`,
      {
        seconds,
      },
    );
  }
}
