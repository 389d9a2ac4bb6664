import { DomainError } from "@/server/domain/errors";
import { limitOf, secondsToWait, type LimitDeps } from "./limit-of";

const defaultJoinsPerMinute = 600;

const rule = () => ({
  name: "joins",
  points: Number(process.env.TOUCHSTONE_JOINS_PER_MINUTE ?? defaultJoinsPerMinute),
  seconds: 60,
});

/**
 * Counts one join from an address.
 * @throws DomainError `rate_limited` with the seconds to wait, above `TOUCHSTONE_JOINS_PER_MINUTE` (600).
 */
export async function limitJoins(deps: LimitDeps, address: string): Promise<void> {
  const waitMs = await limitOf(deps, rule()).take(address);
  if (waitMs === null) return;
  const seconds = secondsToWait(waitMs);
  const message = `Too many people joined from this address. Try again in ${seconds} s.`;
  throw new DomainError("rate_limited", message, { seconds });
}
