import { and, eq, lt } from "drizzle-orm";
import { undertakings } from "@/db/schema";
import type { Tx } from "@/db/store";

/** Somebody's work at an import or a launch. */
export interface Undertaking {
  subjectId: string;
  owner: string;
}

/**
 * Makes it this owner's, unless somebody else's who was there after `silentSince`.
 * @returns whether it is
 */
export async function takeUndertaking(
  tx: Tx,
  { subjectId, owner }: Undertaking,
  { now, silentSince }: { now: number; silentSince: number },
): Promise<boolean> {
  const taken = await tx
    .insert(undertakings)
    .values({ subjectId, owner, beatAt: now })
    .onConflictDoUpdate({
      target: undertakings.subjectId,
      set: { owner, beatAt: now },
      setWhere: lt(undertakings.beatAt, silentSince),
    })
    .returning({ subjectId: undertakings.subjectId });
  return taken.length > 0;
}

const isTheirs = ({ subjectId, owner }: Undertaking) =>
  and(eq(undertakings.subjectId, subjectId), eq(undertakings.owner, owner));

/** Says that its owner is there; false where it is somebody else's by now. */
export async function beatUndertaking(tx: Tx, undertaking: Undertaking, now: number): Promise<boolean> {
  const theirs = await tx
    .update(undertakings)
    .set({ beatAt: now })
    .where(isTheirs(undertaking))
    .returning({ subjectId: undertakings.subjectId });
  return theirs.length > 0;
}

/** Ends it, if it is still this owner's. */
export async function endUndertaking(tx: Tx, undertaking: Undertaking): Promise<void> {
  await tx.delete(undertakings).where(isTheirs(undertaking));
}
