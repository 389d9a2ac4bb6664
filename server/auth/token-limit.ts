import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { DomainError } from "@/server/domain/errors";

const defaultPerMinute = 600;

// One process may hold several copies of this module; all share one limit.
const shared = globalThis as typeof globalThis & { touchstoneTokenLimit?: RateLimiterMemory };

function tokenLimit(): RateLimiterMemory {
  const points = Number(process.env.TOUCHSTONE_TOKEN_REQUESTS_PER_MINUTE ?? defaultPerMinute);
  return (shared.touchstoneTokenLimit ??= new RateLimiterMemory({ points, duration: 60 }));
}

/**
 * Counts one request of a token.
 * @throws DomainError `rate_limited` with the seconds to wait, above `TOUCHSTONE_TOKEN_REQUESTS_PER_MINUTE` (600).
 */
export async function limitToken(tokenId: string): Promise<void> {
  try {
    await tokenLimit().consume(tokenId);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    throw new DomainError("rate_limited", `This token asks too often. Wait ${seconds} s.`, { seconds });
  }
}
