import { and, asc, eq } from "drizzle-orm";
import { memberships, users } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { Role } from "@/server/domain/project/project";
import { projectsWithoutOwner } from "./projects";

/** Makes a person owner of every project that has none. */
export async function adoptProjects(tx: Tx, userId: string, now: number): Promise<void> {
  const orphans = await projectsWithoutOwner(tx);
  if (orphans.length === 0) return;
  await insertMemberships(
    tx,
    orphans.map(({ id }) => ({ projectId: id, userId, role: "owner", createdAt: now })),
  );
}

export async function insertMemberships(tx: Tx, rows: (typeof memberships.$inferInsert)[]): Promise<void> {
  await tx.insert(memberships).values(rows);
}

type Membership = typeof memberships.$inferInsert;

/** Adds one member; false when the person is one already. */
export async function insertMembership(tx: Tx, row: Membership): Promise<boolean> {
  const made = await tx
    .insert(memberships)
    .values(row)
    .onConflictDoNothing({ target: [memberships.projectId, memberships.userId] })
    .returning({ userId: memberships.userId });
  return made.length > 0;
}

/** The members of a project, the first to join first. */
export async function membersOf(db: Db, projectId: string) {
  return db
    .select({
      userId: memberships.userId,
      name: users.name,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.createdAt,
      lastActiveAt: users.lastActiveAt,
      hasTwoFactor: users.twoFactorEnabled,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.projectId, projectId))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId));
}
export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

const isMember = (projectId: string, userId: string) =>
  and(eq(memberships.projectId, projectId), eq(memberships.userId, userId));

export async function setMemberRole(tx: Tx, projectId: string, userId: string, role: Role): Promise<void> {
  await tx.update(memberships).set({ role }).where(isMember(projectId, userId));
}

export async function deleteMembership(tx: Tx, projectId: string, userId: string): Promise<void> {
  await tx.delete(memberships).where(isMember(projectId, userId));
}
