import type { Deps } from "@/server/deps";
import { recountEarlier } from "@/server/services/recount/recount-earlier";

/** Counts once what lists read of projects that an earlier version began; people work meanwhile. */
export function countEarlier(deps: Deps): void {
  recountEarlier(deps).catch((error: unknown) => {
    deps.log.error({ error }, "what lists read could not be counted; touchstone recount counts it");
  });
}
