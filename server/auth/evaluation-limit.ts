import { DomainError } from "@/server/domain/errors";
import { limitOf, secondsToWait, type LimitDeps } from "./limit-of";

/** What teams may do from one address, so often in so many seconds: a team corrects its files, a flood gets nowhere. */
const limits = {
  registration: { name: "registrations", points: 30, seconds: 60 * 60 },
  upload: { name: "uploads", points: 60, seconds: 15 * 60 },
} as const;
export type TeamAct = keyof typeof limits;

/**
 * Counts what a team does from an address, before anything of it is read.
 * @throws DomainError `rate_limited` with the seconds to wait.
 */
export async function limitTeamActs(deps: LimitDeps, act: TeamAct, address: string): Promise<void> {
  const waitMs = await limitOf(deps, limits[act]).take(address);
  if (waitMs === null) return;
  const seconds = secondsToWait(waitMs);
  const message = `Too many requests came from this address. Wait ${seconds} s.`;
  throw new DomainError("rate_limited", message, { seconds });
}
