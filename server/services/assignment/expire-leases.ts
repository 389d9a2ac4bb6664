import type { Deps } from "@/server/deps";
import { endOverdue } from "./internal/end-leases";

/** Returns the items of every lease whose time is over, in all projects. @returns how many leases ended. */
export async function expireLeases(deps: Deps): Promise<number> {
  let total = 0;
  for (;;) {
    const ended = await deps.store.write((tx) => endOverdue(deps, tx));
    if (ended === 0) return total;
    total += ended;
  }
}
