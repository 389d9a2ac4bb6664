import { desc, eq, sql } from "drizzle-orm";
import { refusedLinks } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { LinkFault } from "@/server/domain/recruiter/recruiter-arrival";
import type { RecruiterName } from "@/server/domain/recruiter/recruiters";

/** Counts a link that let nobody in. */
export async function countRefusedLink(
  tx: Tx,
  { at, ...named }: { projectId: string; recruiter: RecruiterName; problem: LinkFault; at: number },
): Promise<void> {
  await tx
    .insert(refusedLinks)
    .values({ ...named, count: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [refusedLinks.projectId, refusedLinks.recruiter, refusedLinks.problem],
      set: { count: sql`${refusedLinks.count} + 1`, lastAt: at },
    });
}

/** What was wrong with links of a project's recruiters, the latest first. */
export const refusedLinksOf = (db: Db, projectId: string) =>
  db
    .select()
    .from(refusedLinks)
    .where(eq(refusedLinks.projectId, projectId))
    .orderBy(desc(refusedLinks.lastAt), refusedLinks.recruiter, refusedLinks.problem);
