import { DomainError } from "@/server/domain/errors";
import { limitOf, tooOften, type LimitDeps } from "./limit-of";

/** Wrong codes from one address in a quarter of an hour: a person mistypes a few times, a guesser gets nowhere. */
const wrongCodes = { name: "return codes", points: 10, seconds: 15 * 60 };

/**
 * Tries a return code, if one was entered, and counts it against its address when it is wrong.
 * @throws DomainError `rate_limited` with the seconds to wait after ten wrong ones in a quarter of an hour, without
 *   looking at the code; what the attempt throws.
 */
export async function limitWrongCodes<T>(
  deps: LimitDeps,
  { address, returnCode }: { address: string; returnCode: string | undefined },
  attempt: () => Promise<T>,
): Promise<T> {
  if (returnCode === undefined) return attempt();
  const limit = limitOf(deps, wrongCodes);
  // Counted before it is looked at, so that many at once do not all slip through.
  const waitMs = await limit.take(address);
  if (waitMs !== null) throw tooOften(waitMs, tooMany);
  try {
    const result = await attempt();
    await limit.giveBack(address);
    return result;
  } catch (error) {
    const isWrong = error instanceof DomainError && error.reason === "return_code_unknown";
    if (!isWrong) await limit.giveBack(address);
    throw error;
  }
}

const tooMany = (seconds: number) =>
  `Too many wrong return codes came from this address. Try again in ${seconds} s.`;
