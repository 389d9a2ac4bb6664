import { mailsTo, type InvitationMailRow, type InvitedScope } from "@/db/queries/invitation-mails";
import { peopleInvited, type InvitedPersonRow } from "@/db/queries/invitations";
import { optedOutHashes } from "@/db/queries/mail-opt-outs";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { MailState } from "@/server/domain/invitation-mail/mail-states";
import type { MailingProject, Recipient } from "@/server/domain/invitation-mail/may-be-mailed";
import { campaignWindow } from "@/server/domain/assignment/campaign-window";
import { groupBy } from "@/server/domain/group-by";
import { hashSecret } from "@/server/ids";
import { readWorkload, type Workload } from "./read-workload";

/** An invited person with all that mail to them depends on. */
export interface ReadRecipient {
  row: InvitedPersonRow;
  recipient: Recipient;
  pages: { done: number; of: number } | null;
  lastMail: InvitationMailRow | null;
  /** The state of the last mail to the address they have now. */
  lastState: MailState | null;
}

/** Everybody invited to a project, or one of them. */
export async function readRecipients(
  db: Db,
  project: ProjectRow,
  invitationId?: string,
): Promise<ReadRecipient[]> {
  const scope: InvitedScope = { projectId: project.id, invitationId };
  const rows = await peopleInvited(db, scope);
  const groups = groupBy(await mailsTo(db, scope), (mail) => mail.invitationId);
  const mails = new Map(groups.map((group) => [group[0].invitationId, group]));
  const hashes = rows.flatMap(({ email }) => (email === null ? [] : [hashSecret(email)]));
  const optedOut = await optedOutHashes(db, project.id, hashes);
  const workload = await readWorkload(db, project);
  return rows.map((row) => recipientOf(row, mails.get(row.id) ?? [], optedOut, workload));
}

function recipientOf(
  row: InvitedPersonRow,
  mails: readonly InvitationMailRow[],
  optedOut: ReadonlySet<string>,
  workload: Workload,
): ReadRecipient {
  const { email, optedOutAt, bounce } = row;
  const went = mails.filter(({ state }) => state === "sent" || state === "unknown");
  const times = went.filter((mail) => mail.email === email).map((mail) => mail.sentAt ?? mail.claimedAt ?? 0);
  const lastMail = mails.findLast((mail) => mail.email === email && mail.state !== "dropped") ?? null;
  const { stage, pages, hasWork } = workload.of(row);
  return {
    row,
    pages,
    lastMail,
    lastState: lastMail?.state ?? null,
    recipient: {
      email,
      isOptedOut: optedOutAt !== null || (email !== null && optedOut.has(hashSecret(email))),
      isBounced: bounce !== null,
      stage,
      hasWork,
      open: openState(mails.find(({ openFor }) => openFor !== null)),
      invitedAt: times.length === 0 ? null : Math.min(...times),
      lastMailedAt: times.length === 0 ? null : Math.max(...times),
      reminders: went.filter(({ kind }) => kind === "reminder").length,
    },
  };
}

function openState(open: InvitationMailRow | undefined): Recipient["open"] {
  if (open === undefined) return null;
  return open.state === "unknown" ? "unknown" : "waiting";
}

/** A project as far as its mail depends on it; outside its dates it is as if it were paused or closed. */
export function mailingProject({ state, archivedAt, settings }: ProjectRow, now: number): MailingProject {
  const window = campaignWindow(settings.limits, now);
  const asIf = window.open ? state : window.reason === "over" ? "closed" : "paused";
  return { state: state === "live" ? asIf : state, isArchived: archivedAt !== null };
}
