import { and, asc, count, countDistinct, eq, inArray, isNull } from "drizzle-orm";
import { forShare, forUpdate } from "@/db/lock";
import { annotators, invitations, namedItems, projects } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { InvitedScope } from "./invitation-mails";

const perQuery = 500;

/** Who comes by an invitation is known in its project by the name on it. */
const isInvited = and(
  eq(annotators.projectId, invitations.projectId),
  eq(annotators.source, "invite"),
  eq(annotators.externalId, invitations.name),
);

/** People invited to a project by name, with what mail to them and how far they have come depend on. */
export async function peopleInvited(db: Db, { projectId, invitationId }: InvitedScope) {
  return db
    .select({
      id: invitations.id,
      name: invitations.name,
      code: invitations.code,
      email: invitations.email,
      optOutCode: invitations.optOutCode,
      optedOutAt: invitations.optedOutAt,
      bounce: invitations.bounce,
      annotatorId: annotators.id,
      state: annotators.state,
      hits: annotators.workHitCount,
      judged: annotators.judgedCount,
    })
    .from(invitations)
    .leftJoin(annotators, isInvited)
    .where(
      and(
        eq(invitations.projectId, projectId),
        invitationId === undefined ? undefined : eq(invitations.id, invitationId),
      ),
    )
    .orderBy(asc(invitations.name), asc(invitations.id));
}
export type InvitedPersonRow = Awaited<ReturnType<typeof peopleInvited>>[number];

/** Names and addresses of everyone invited to a project. */
export async function invitedAddresses(db: Db, projectId: string) {
  return db
    .select({ name: invitations.name, email: invitations.email })
    .from(invitations)
    .where(eq(invitations.projectId, projectId));
}

/** Gives a person an address, or takes theirs away; what was known of the one before is forgotten. */
export async function setAddress(
  tx: Tx,
  invitationId: string,
  address: { email: string | null; optOutCode: string },
): Promise<void> {
  await tx
    .update(invitations)
    .set({ ...address, bounce: null })
    .where(eq(invitations.id, invitationId));
}

/** Notes that mail to an address does not arrive, and why; how many people of the project have it. */
export async function setBounce(
  tx: Tx,
  { projectId, email, bounce }: { projectId: string; email: string; bounce: string },
): Promise<number> {
  const rows = await tx
    .update(invitations)
    .set({ bounce })
    .where(and(eq(invitations.projectId, projectId), eq(invitations.email, email)))
    .returning({ id: invitations.id });
  return rows.length;
}

/** The person with this way out of a project's mail. */
export async function invitationByOptOut(db: Db, slug: string, optOutCode: string) {
  const [found] = await db
    .select({
      id: invitations.id,
      projectId: invitations.projectId,
      email: invitations.email,
      optedOutAt: invitations.optedOutAt,
    })
    .from(invitations)
    .innerJoin(projects, eq(projects.id, invitations.projectId))
    .where(and(eq(projects.slug, slug), eq(invitations.optOutCode, optOutCode)));
  return found;
}

/** Notes when a person opted out; false where they had before. */
export async function setOptedOut(tx: Tx, invitationId: string, optedOutAt: number): Promise<boolean> {
  const rows = await tx
    .update(invitations)
    .set({ optedOutAt })
    .where(and(eq(invitations.id, invitationId), isNull(invitations.optedOutAt)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** All invitations of a project by name, with who came by each. */
export async function invitationsOf(db: Db, projectId: string) {
  return db
    .select({
      id: invitations.id,
      name: invitations.name,
      code: invitations.code,
      pseudonym: annotators.pseudonym,
      joinedAt: annotators.joinedAt,
    })
    .from(invitations)
    .leftJoin(annotators, isInvited)
    .where(eq(invitations.projectId, projectId))
    .orderBy(asc(invitations.name), asc(invitations.id));
}

/** How many people are invited to a project, and how many of them have a list of items of their own. */
export async function countInvitations(db: Db, projectId: string) {
  const [found] = await db
    .select({ invited: countDistinct(invitations.id), withList: countDistinct(namedItems.invitationId) })
    .from(invitations)
    .leftJoin(namedItems, eq(namedItems.invitationId, invitations.id))
    .where(eq(invitations.projectId, projectId));
  return found ?? { invited: 0, withList: 0 };
}

/** The ids of the invitations with these names. */
export async function invitationIds(
  db: Db,
  projectId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < names.length; at += perQuery) {
    const some = names.slice(at, at + perQuery);
    const rows = await db
      .select({ id: invitations.id, name: invitations.name })
      .from(invitations)
      .where(and(eq(invitations.projectId, projectId), inArray(invitations.name, some)));
    for (const { id, name } of rows) found.set(name, id);
  }
  return found;
}

export async function insertInvitations(
  tx: Tx,
  rows: readonly (typeof invitations.$inferInsert)[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += perQuery) {
    await tx.insert(invitations).values(rows.slice(at, at + perQuery));
  }
}

/** The invitation with this code into the project with this address; it stays until the transaction ends. */
export async function invitationByCode(tx: Tx, slug: string, code: string) {
  const project = tx.select({ id: projects.id }).from(projects).where(eq(projects.slug, slug));
  const [found] = await forShare(
    tx
      .select({ id: invitations.id, name: invitations.name })
      .from(invitations)
      .where(and(eq(invitations.code, code), inArray(invitations.projectId, project))),
  );
  return found ?? null;
}

/** Whether somebody came by an invitation and how many items it holds; nobody can come by it meanwhile. */
export async function lockInvitation(tx: Tx, projectId: string, invitationId: string) {
  const [found] = await forUpdate(
    tx
      .select({ id: invitations.id })
      .from(invitations)
      .where(and(eq(invitations.projectId, projectId), eq(invitations.id, invitationId))),
  );
  if (found === undefined) return null;
  const [used] = await tx
    .select({ n: count() })
    .from(invitations)
    .innerJoin(annotators, isInvited)
    .where(eq(invitations.id, invitationId));
  const [named] = await tx
    .select({ n: count() })
    .from(namedItems)
    .where(eq(namedItems.invitationId, invitationId));
  return { isUsed: (used?.n ?? 0) > 0, items: named?.n ?? 0 };
}

export async function deleteInvitation(tx: Tx, invitationId: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.id, invitationId));
}
