import { adoptProjects } from "@/db/queries/members";
import { countUsers, insertAccount, type NewAccount } from "@/db/queries/organizers";
import type { Tx } from "@/db/store";
import { emailTaken } from "./email-taken";

/**
 * Adds an account. The first of all becomes the owner of every project that has none.
 * @throws DomainError `email_taken`.
 */
export async function addAccount(tx: Tx, account: NewAccount): Promise<void> {
  const { userId, email, now } = account;
  const isFirst = (await countUsers(tx)) === 0;
  if (!(await insertAccount(tx, account))) {
    throw emailTaken(email);
  }
  if (isFirst) await adoptProjects(tx, userId, now);
}
