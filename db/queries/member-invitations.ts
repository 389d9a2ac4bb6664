import { and, asc, eq, isNull } from "drizzle-orm";
import { memberInvitations, projects } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

/** The invitations of a project that nobody has used, expired ones too, the first made first. */
export async function unusedMemberInvitations(db: Db, projectId: string) {
  return db
    .select()
    .from(memberInvitations)
    .where(and(eq(memberInvitations.projectId, projectId), isNull(memberInvitations.usedAt)))
    .orderBy(asc(memberInvitations.createdAt), asc(memberInvitations.id));
}

/** An invitation as it was made, used or not, with the project that it leads to. */
export async function findMemberInvitation(db: Db, tokenHash: string) {
  const [found] = await db
    .select({
      tokenHash: memberInvitations.tokenHash,
      projectId: memberInvitations.projectId,
      project: projects.slug,
      projectName: projects.name,
      email: memberInvitations.email,
      role: memberInvitations.role,
      expiresAt: memberInvitations.expiresAt,
      usedAt: memberInvitations.usedAt,
    })
    .from(memberInvitations)
    .innerJoin(projects, eq(projects.id, memberInvitations.projectId))
    .where(eq(memberInvitations.tokenHash, tokenHash));
  return found;
}

export async function insertMemberInvitation(
  tx: Tx,
  row: typeof memberInvitations.$inferInsert,
): Promise<void> {
  await tx.insert(memberInvitations).values(row);
}

interface NewLink {
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
}

/** Gives an unused invitation a link in place of another; nothing changes where it has a third by now. */
export async function relinkMemberInvitation(
  tx: Tx,
  { id, tokenHash }: { id: string; tokenHash: string },
  link: NewLink,
): Promise<void> {
  const has = and(
    eq(memberInvitations.id, id),
    eq(memberInvitations.tokenHash, tokenHash),
    isNull(memberInvitations.usedAt),
  );
  await tx.update(memberInvitations).set(link).where(has);
}

/** Uses an invitation up; false when somebody else was quicker or its link is another by now. */
export async function useUpMemberInvitation(tx: Tx, tokenHash: string, now: number): Promise<boolean> {
  const used = await tx
    .update(memberInvitations)
    .set({ usedAt: now })
    .where(and(eq(memberInvitations.tokenHash, tokenHash), isNull(memberInvitations.usedAt)))
    .returning({ id: memberInvitations.id });
  return used.length > 0;
}

export async function deleteMemberInvitation(tx: Tx, id: string): Promise<void> {
  await tx.delete(memberInvitations).where(eq(memberInvitations.id, id));
}
