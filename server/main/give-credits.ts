import type { Deps } from "@/server/deps";
import { sendCredits } from "@/server/services/recruiter/send-credits";
import { repeat } from "./repeat";

/** Asks SONA every ten seconds for the credits that people have earned, for as long as the process runs. */
export function giveCredits(deps: Deps): void {
  const turns = { everyMs: 10_000, failure: "credits could not be asked for" };
  repeat(deps, turns, () => sendCredits(deps));
}
