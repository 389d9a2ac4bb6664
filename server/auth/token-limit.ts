import { countAct, type LimitDeps } from "./limit-of";

const defaultPerMinute = 600;

const rule = () => ({
  name: "tokens",
  points: Number(process.env.TOUCHSTONE_TOKEN_REQUESTS_PER_MINUTE ?? defaultPerMinute),
  seconds: 60,
});

/**
 * Counts one request of a token.
 * @throws DomainError `rate_limited` with the seconds to wait, above `TOUCHSTONE_TOKEN_REQUESTS_PER_MINUTE` (600).
 */
export function limitToken(deps: LimitDeps, tokenId: string): Promise<void> {
  return countAct(deps, rule(), tokenId, (seconds) => `This token asks too often. Wait ${seconds} s.`);
}
