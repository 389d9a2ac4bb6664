import type { Store } from "@/db/store";
import { recountEarlier } from "@/server/services/recount/recount-earlier";
import { violations } from "../invariants";

/** What breaks the rules of this version after a server of it has begun, and counted what lists read. */
export async function violationsOnceCounted(store: Store, projectId: string): Promise<string[]> {
  await recountEarlier({ store });
  return violations(store.read, projectId);
}
