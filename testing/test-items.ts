import { lockGold, upsertGold } from "@/db/queries/gold";
import type { Store } from "@/db/store";

/** Sets gold items aside for the qualification test; they must not be laid out. */
export async function setAsideForTest(store: Store, goldIds: readonly string[]): Promise<void> {
  await store.write(async (tx) => {
    for (const itemId of goldIds) {
      for (const gold of await lockGold(tx, itemId)) await upsertGold(tx, { ...gold, use: "test" });
    }
  });
}
