import type { Deps } from "@/server/deps";
import { removeTraces } from "@/server/services/retention/remove-traces";
import { repeat } from "./repeat";

/** Removes every hour what projects have kept for as long as they said, for as long as the process runs. */
export function keepRetention(deps: Deps): void {
  const turns = { everyMs: 60 * 60 * 1_000, failure: "ids and traces could not be removed" };
  repeat(deps, turns, () => removeTraces(deps, { dryRun: false }));
}
