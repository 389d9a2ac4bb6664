import { and, inArray } from "drizzle-orm";
import { mailOptOuts } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

const perQuery = 500;

/** The scope of an opt-out from all mail of this server. */
export const serverScope = "server";

/** Of these addresses' hashes, those to which a project may not write. */
export async function optedOutHashes(
  db: Db,
  projectId: string,
  hashes: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (let at = 0; at < hashes.length; at += perQuery) {
    const rows = await db
      .select({ emailHash: mailOptOuts.emailHash })
      .from(mailOptOuts)
      .where(
        and(
          inArray(mailOptOuts.emailHash, hashes.slice(at, at + perQuery)),
          inArray(mailOptOuts.scope, [serverScope, projectId]),
        ),
      );
    for (const { emailHash } of rows) found.add(emailHash);
  }
  return found;
}

/** Does nothing where it is there already. */
export async function insertOptOut(tx: Tx, row: typeof mailOptOuts.$inferInsert): Promise<void> {
  await tx.insert(mailOptOuts).values(row).onConflictDoNothing();
}
