import { insertAccount } from "@/db/queries/organizers";
import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import type { Account } from "@/server/domain/organizer/contracts";

/** Somebody with an account that nobody can sign in to. */
export async function makeOrganizer(
  deps: Deps,
  name = "Ana Lin",
): Promise<{ actor: Actor; account: Account }> {
  const id = deps.newId();
  const account = { id, name, email: `${id}@example.org` };
  await deps.store.write((tx) =>
    insertAccount(tx, {
      userId: id,
      accountId: deps.newId(),
      name,
      email: account.email,
      passwordHash: "none",
      now: deps.now(),
    }),
  );
  return { actor: { kind: "user", userId: id }, account };
}
