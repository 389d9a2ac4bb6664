import type { AttentionChecksPolicy } from "./attention-check";

/** The figure that the rule compared with its bound, both in failed checks. */
interface Compared {
  value: number;
  bound: number;
}

export type CheckVerdict =
  | { act: "none"; reason: "passed" | "no_action" | "too_few" }
  | ({ act: "warn"; isLastChance: boolean } & Compared)
  | ({ act: "stop" } & Compared);

/**
 * What follows from the checks that somebody has failed in all. A stop is announced when one more would bring it, so that
 * nobody is stopped by a first failure.
 * @param failed checks failed before; @param now those failed on the page that was just submitted
 */
export function judgeChecks(
  { action, failures }: Pick<AttentionChecksPolicy, "action" | "failures">,
  failed: number,
  now: number,
): CheckVerdict {
  if (now === 0) return { act: "none", reason: "passed" };
  if (action === "none") return { act: "none", reason: "no_action" };
  const compared = { value: failed + now, bound: failures };
  if (compared.value >= failures) {
    return action === "stop" && compared.value > 1
      ? { act: "stop", ...compared }
      : { act: "warn", isLastChance: action === "stop", ...compared };
  }
  return action === "stop" && compared.value === failures - 1
    ? { act: "warn", isLastChance: true, ...compared }
    : { act: "none", reason: "too_few" };
}
