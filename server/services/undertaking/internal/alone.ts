import { setTimeout as wait } from "node:timers/promises";
import { endUndertaking } from "@/db/queries/undertakings";
import type { Deps } from "@/server/deps";
import { takeOn, workAt } from "./undertake";

/** How soon is looked again whether the other process has ended. */
const lookMs = 200;

/** Works at a subject once no other process does, whether that one came to an end or is gone. */
export async function alone(
  deps: Pick<Deps, "store" | "now" | "newId" | "log">,
  subjectId: string,
  work: () => Promise<void>,
): Promise<void> {
  for (;;) {
    const undertaking = await deps.store.write((tx) => takeOn(deps, tx, subjectId));
    if (undertaking === null) {
      await wait(lookMs);
      continue;
    }
    try {
      return await workAt(deps, undertaking, work);
    } finally {
      await deps.store.write((tx) => endUndertaking(tx, undertaking));
    }
  }
}
