import type { Deps } from "@/server/deps";
import { creditAbsent } from "@/server/services/recruiter/credit-absent";
import { sendCredits } from "@/server/services/recruiter/send-credits";
import { repeat } from "./repeat";

/**
 * Asks SONA every ten seconds for the credits that people have earned, for as long as the process runs. Every minute it
 * looks for people who have gone without reading that their work has ended.
 */
export function giveCredits(deps: Deps): void {
  const turns = { everyMs: 10_000, failure: "credits could not be asked for" };
  repeat(deps, turns, () => sendCredits(deps));
  const looks = { everyMs: 60_000, failure: "credits of people who have gone could not be noted" };
  repeat(deps, looks, () => creditAbsent(deps));
}
