import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { DomainError } from "@/server/domain/errors";

/** What teams may do from one address, so often in so many seconds: a team corrects its files, a flood gets nowhere. */
const limits = {
  registration: { points: 30, duration: 60 * 60 },
  upload: { points: 60, duration: 15 * 60 },
} as const;
export type TeamAct = keyof typeof limits;

// One process holds several copies of this module, and all doors share one limit.
const shared = globalThis as typeof globalThis & {
  touchstoneEvaluationLimits?: Partial<Record<TeamAct, RateLimiterMemory>>;
};

function limitOf(act: TeamAct): RateLimiterMemory {
  const made = (shared.touchstoneEvaluationLimits ??= {});
  return (made[act] ??= new RateLimiterMemory(limits[act]));
}

/**
 * Counts what a team does from an address, before anything of it is read.
 * @throws DomainError `rate_limited` with the seconds to wait.
 */
export async function limitTeamActs(act: TeamAct, address: string): Promise<void> {
  try {
    await limitOf(act).consume(address);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.ceil(refusal.msBeforeNext / 1_000);
    throw new DomainError("rate_limited", `Too many requests came from this address. Wait ${seconds} s.`, {
      seconds,
    });
  }
}
