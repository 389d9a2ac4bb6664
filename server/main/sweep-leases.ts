import type { Deps } from "@/server/deps";
import { expireLeases } from "@/server/services/assignment/expire-leases";
import { repeat } from "./repeat";

/** Returns the items of overdue leases every five seconds, for as long as the process runs. */
export function sweepLeases(deps: Deps): void {
  const turns = { everyMs: 5_000, failure: "overdue leases could not be returned" };
  repeat(deps, turns, () => expireLeases(deps));
}
