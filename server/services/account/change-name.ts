import { changeUser } from "@/db/queries/organizers";
import type { Deps } from "@/server/deps";
import type { Account } from "@/server/domain/organizer/contracts";

/** Gives the person another name; what they did before shows it as well. */
export async function changeName(deps: Deps, account: Account, name: string): Promise<void> {
  await deps.store.write((tx) => changeUser(tx, account.id, { name, updatedAt: new Date(deps.now()) }));
}
