import { countAct, type LimitDeps } from "./limit-of";

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
export function limitJoins(deps: LimitDeps, address: string): Promise<void> {
  return countAct(
    deps,
    rule(),
    address,
    (seconds) => `Too many people joined from this address. Try again in ${seconds} s.`,
  );
}
