import { and, asc, eq } from "drizzle-orm";
import { releases } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

/** The releases of a project, oldest first. */
export async function releasesOf(db: Db, projectId: string) {
  return db
    .select({
      version: releases.version,
      fingerprint: releases.fingerprint,
      files: releases.files,
      summary: releases.summary,
    })
    .from(releases)
    .where(eq(releases.projectId, projectId))
    .orderBy(asc(releases.version));
}

export async function insertRelease(tx: Tx, row: typeof releases.$inferInsert): Promise<void> {
  await tx.insert(releases).values(row);
}

/** One release of a project. */
export async function findRelease(db: Db, projectId: string, version: number) {
  const [found] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.projectId, projectId), eq(releases.version, version)));
  return found;
}
