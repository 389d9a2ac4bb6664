import { countAct, type LimitDeps } from "./limit-of";

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
export function limitTeamActs(deps: LimitDeps, act: TeamAct, address: string): Promise<void> {
  return countAct(
    deps,
    limits[act],
    address,
    (seconds) => `Too many requests came from this address. Wait ${seconds} s.`,
  );
}
