import { and, eq } from "drizzle-orm";
import { images } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

export type NewImage = typeof images.$inferInsert;

/** Adds a picture to its project, in place of one with the same name. */
export async function putImage(tx: Tx, image: NewImage): Promise<void> {
  const { id, mediaType, byteCount, sha256, createdAt } = image;
  await tx
    .insert(images)
    .values(image)
    .onConflictDoUpdate({
      target: [images.projectId, images.name],
      set: { id, mediaType, byteCount, sha256, createdAt },
    });
}

/** The picture that a project's items call by this name. */
export async function findImage(db: Db, projectId: string, name: string) {
  const [found] = await db
    .select({
      id: images.id,
      mediaType: images.mediaType,
      byteCount: images.byteCount,
      sha256: images.sha256,
    })
    .from(images)
    .where(and(eq(images.projectId, projectId), eq(images.name, name)));
  return found;
}

/** The names of all pictures of a project. */
export async function imageNames(db: Db, projectId: string): Promise<string[]> {
  const found = await db.select({ name: images.name }).from(images).where(eq(images.projectId, projectId));
  return found.map(({ name }) => name);
}
