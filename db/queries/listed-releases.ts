import { desc, eq } from "drizzle-orm";
import { releases, users } from "@/db/schema";
import type { Db } from "@/db/store";

/** The releases of a project with who made each, the newest first. */
export async function listedReleases(db: Db, projectId: string) {
  return db
    .select({
      version: releases.version,
      fingerprint: releases.fingerprint,
      aggregation: releases.aggregation,
      summary: releases.summary,
      files: releases.files,
      by: users.name,
      createdAt: releases.createdAt,
    })
    .from(releases)
    .leftJoin(users, eq(users.id, releases.createdByUserId))
    .where(eq(releases.projectId, projectId))
    .orderBy(desc(releases.version));
}
