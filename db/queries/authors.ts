import { withholdItems } from "./withheld-items";
import { and, eq, inArray } from "drizzle-orm";
import { annotators, goldAnswers, itemAuthors, projects } from "@/db/schema";
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

/** Who wrote items of a project. */
export async function authorsOf(db: Db, projectId: string): Promise<Author[]> {
  return db
    .selectDistinct({
      annotatorId: annotators.id,
      externalId: annotators.externalId,
      tokenHash: annotators.tokenHash,
      slug: projects.slug,
    })
    .from(itemAuthors)
    .innerJoin(annotators, eq(annotators.id, itemAuthors.annotatorId))
    .innerJoin(projects, eq(projects.id, annotators.projectId))
    .where(eq(itemAuthors.projectId, projectId));
}

/** Keeps from an annotator what these authors wrote; the items that are withheld, each with whether it is gold. */
export async function withholdItemsBy(
  tx: Tx,
  { annotatorId, projectId }: { annotatorId: string; projectId: string },
  authorIds: string[],
) {
  const written = await tx
    .selectDistinct({ itemId: itemAuthors.itemId, goldId: goldAnswers.itemId })
    .from(itemAuthors)
    .leftJoin(goldAnswers, eq(goldAnswers.itemId, itemAuthors.itemId))
    .where(and(eq(itemAuthors.projectId, projectId), inArray(itemAuthors.annotatorId, authorIds)));
  for (const some of inChunks(written)) {
    await withholdItems(
      tx,
      annotatorId,
      some.map(({ itemId }) => itemId),
    );
  }
  return written.map(({ itemId, goldId }) => ({ itemId, isGold: goldId !== null }));
}
