import { and, asc, eq, sql } from "drizzle-orm";
import { recruiterSecrets } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import type { AnnotatorSource } from "@/server/domain/annotator/annotator";

const { placeholder } = sql;

type Key = { projectId: string; recruiter: AnnotatorSource };

/** What a project shares with a recruiter, sealed; at most one row. */
export const recruiterSecretOf = statement<Key, { sealed: string }[]>("recruiter_secret_of", (db) =>
  db
    .select({ sealed: recruiterSecrets.sealed })
    .from(recruiterSecrets)
    .where(
      and(
        eq(recruiterSecrets.projectId, placeholder("projectId")),
        eq(recruiterSecrets.recruiter, placeholder("recruiter")),
      ),
    ),
);

/** The secrets of a project, without what they are. */
export async function recruiterSecretsOf(db: Db, projectId: string) {
  const { recruiter, lastFour, sealed, setAt } = recruiterSecrets;
  return db
    .select({ recruiter, lastFour, sealed, setAt })
    .from(recruiterSecrets)
    .where(eq(recruiterSecrets.projectId, projectId))
    .orderBy(asc(recruiter));
}

export async function putRecruiterSecret(tx: Tx, row: typeof recruiterSecrets.$inferInsert): Promise<void> {
  const { sealed, lastFour, setAt } = row;
  await tx
    .insert(recruiterSecrets)
    .values(row)
    .onConflictDoUpdate({
      target: [recruiterSecrets.projectId, recruiterSecrets.recruiter],
      set: { sealed, lastFour, setAt },
    });
}

/** @returns whether there was one. */
export async function dropRecruiterSecret(tx: Tx, { projectId, recruiter }: Key): Promise<boolean> {
  const gone = await tx
    .delete(recruiterSecrets)
    .where(and(eq(recruiterSecrets.projectId, projectId), eq(recruiterSecrets.recruiter, recruiter)))
    .returning({ recruiter: recruiterSecrets.recruiter });
  return gone.length > 0;
}
