import type { Deps } from "@/server/deps";
import { expireLeases } from "@/server/services/assignment/expire-leases";

const everyMs = 5_000;

/** Returns the items of overdue leases every five seconds, for as long as the process runs. */
export function sweepLeases(deps: Deps): void {
  let isSweeping = false;
  const sweep = async () => {
    if (isSweeping) return;
    isSweeping = true;
    try {
      await expireLeases(deps);
    } catch (error) {
      deps.log.error({ error }, "overdue leases could not be returned");
    } finally {
      isSweeping = false;
    }
  };
  setInterval(() => void sweep(), everyMs).unref();
}
