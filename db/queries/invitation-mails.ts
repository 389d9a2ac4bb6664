import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import { invitationMails, projects } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { MailState } from "@/server/domain/invitation-mail/mail-states";

const perQuery = 500;

export type InvitationMailRow = typeof invitationMails.$inferSelect;

/** Who is meant: everybody invited to a project, or one of them. */
export interface InvitedScope {
  projectId: string;
  invitationId?: string | undefined;
}

/** The mails to them, the first written down first. */
export async function mailsTo(
  db: Db,
  { projectId, invitationId }: InvitedScope,
): Promise<InvitationMailRow[]> {
  return db
    .select()
    .from(invitationMails)
    .where(
      and(
        eq(invitationMails.projectId, projectId),
        invitationId === undefined ? undefined : eq(invitationMails.invitationId, invitationId),
      ),
    )
    .orderBy(asc(invitationMails.createdAt), asc(invitationMails.id));
}

/** Writes mails down, but none to people who have one whose end is open; how many. */
export async function insertMails(
  tx: Tx,
  rows: readonly (typeof invitationMails.$inferInsert)[],
): Promise<number> {
  let inserted = 0;
  for (let at = 0; at < rows.length; at += perQuery) {
    const some = await tx
      .insert(invitationMails)
      .values(rows.slice(at, at + perQuery))
      .onConflictDoNothing()
      .returning({ id: invitationMails.id });
    inserted += some.length;
  }
  return inserted;
}

/** The mail that has waited longest of those that are due in projects that send mail now. */
export async function firstDueMail(db: Db, now: number): Promise<InvitationMailRow | null> {
  const [found] = await db
    .select({ mail: invitationMails })
    .from(invitationMails)
    .innerJoin(projects, eq(projects.id, invitationMails.projectId))
    .where(
      and(
        eq(invitationMails.state, "waiting"),
        lte(invitationMails.dueAt, now),
        eq(projects.state, "live"),
        isNull(projects.archivedAt),
      ),
    )
    .orderBy(asc(invitationMails.dueAt), asc(invitationMails.id))
    .limit(1);
  return found?.mail ?? null;
}

/** Takes a waiting mail for one try; false where another process has it. */
export async function takeMail(
  tx: Tx,
  { id, attempts, claim, now }: { id: string; attempts: number; claim: string; now: number },
): Promise<boolean> {
  const taken = await tx
    .update(invitationMails)
    .set({ state: "sending", claim, claimedAt: now, attempts })
    .where(and(eq(invitationMails.id, id), eq(invitationMails.state, "waiting")))
    .returning({ id: invitationMails.id });
  return taken.length > 0;
}

interface MailEnd {
  state: MailState;
  said: string | null;
  sentAt?: number;
  dueAt?: number;
}

/** Notes what a try came to; false where the mail is not this try's any more. */
export async function endTry(
  tx: Tx,
  { id, invitationId, claim }: { id: string; invitationId: string; claim: string },
  end: MailEnd,
): Promise<boolean> {
  const isOpen = end.state === "waiting" || end.state === "unknown";
  const ended = await tx
    .update(invitationMails)
    .set({ ...end, openFor: isOpen ? invitationId : null })
    .where(
      and(
        eq(invitationMails.id, id),
        eq(invitationMails.claim, claim),
        inArray(invitationMails.state, ["sending", "unknown"]),
      ),
    )
    .returning({ id: invitationMails.id });
  return ended.length > 0;
}

/** Gives up waiting for tries that began before: nobody knows what became of their mails. How many. */
export async function forgetTries(tx: Tx, before: number): Promise<number> {
  const rows = await tx
    .update(invitationMails)
    .set({ state: "unknown" })
    .where(and(eq(invitationMails.state, "sending"), lte(invitationMails.claimedAt, before)))
    .returning({ id: invitationMails.id });
  return rows.length;
}

/** Settles what became of a mail of which nobody knows whether it was sent; false where there is no such one. */
export async function settleMail(
  tx: Tx,
  { projectId, mailId }: { projectId: string; mailId: string },
  end: Partial<typeof invitationMails.$inferInsert>,
): Promise<boolean> {
  const settled = await tx
    .update(invitationMails)
    .set(end)
    .where(
      and(
        eq(invitationMails.projectId, projectId),
        eq(invitationMails.id, mailId),
        eq(invitationMails.state, "unknown"),
      ),
    )
    .returning({ id: invitationMails.id });
  return settled.length > 0;
}

/** Takes back the mails to a person that wait, or of which nobody knows whether they were sent. */
export async function dropMails(tx: Tx, invitationId: string, said: string): Promise<void> {
  const of = (state: "waiting" | "unknown") =>
    and(eq(invitationMails.invitationId, invitationId), eq(invitationMails.state, state));
  await tx.update(invitationMails).set({ state: "dropped", openFor: null, said }).where(of("waiting"));
  await tx.update(invitationMails).set({ openFor: null }).where(of("unknown"));
}
