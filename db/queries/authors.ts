import { and, eq, inArray, sql } from "drizzle-orm";
import { annotators, goldAnswers, itemAuthors, items, projects, withheldItems } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import { inChunks } from "@/server/domain/in-chunks";

/** Somebody who wrote items of a project, as they were known where they wrote them. */
export interface Author {
  annotatorId: string;
  externalId: string | null;
  tokenHash: string;
  /** The address of the project in which they wrote. */
  slug: string;
}

/** Who wrote items of a project. The search begins with all that was ever written, which is little beside all items. */
export async function authorsOf(db: Db, projectId: string): Promise<Author[]> {
  return (
    db
      .selectDistinct({
        annotatorId: annotators.id,
        externalId: annotators.externalId,
        tokenHash: annotators.tokenHash,
        slug: projects.slug,
      })
      .from(itemAuthors)
      // Coalesced, or SQLite would go through the project's items instead.
      .innerJoin(
        items,
        and(eq(items.id, itemAuthors.itemId), eq(sql`coalesce(${items.projectId}, '')`, projectId)),
      )
      .innerJoin(annotators, eq(annotators.id, itemAuthors.annotatorId))
      .innerJoin(projects, eq(projects.id, annotators.projectId))
  );
}

/** Keeps from an annotator what these authors wrote; the items that are withheld, each with whether it is gold. */
export async function withholdItemsBy(
  tx: Tx,
  { annotatorId, projectId }: { annotatorId: string; projectId: string },
  authorIds: string[],
) {
  const written = await tx
    .selectDistinct({ itemId: items.id, goldId: goldAnswers.itemId })
    .from(itemAuthors)
    .innerJoin(items, and(eq(items.id, itemAuthors.itemId), eq(items.projectId, projectId)))
    .leftJoin(goldAnswers, eq(goldAnswers.itemId, items.id))
    .where(inArray(itemAuthors.annotatorId, authorIds));
  for (const some of inChunks(written)) {
    await tx.insert(withheldItems).values(some.map(({ itemId }) => ({ annotatorId, itemId })));
  }
  return written.map(({ itemId, goldId }) => ({ itemId, isGold: goldId !== null }));
}
