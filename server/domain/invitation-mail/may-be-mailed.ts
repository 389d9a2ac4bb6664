import type { ProjectState } from "@/server/domain/project/project";
import type { MailKind } from "./mail-states";

const dayMs = 24 * 60 * 60 * 1000;

/** At most one mail in this time goes to a person. */
const mailEveryMs = dayMs;

const remindersAtMost = 2;

/** Why a mail does not go to somebody now. */
export const mailBars = [
  "draft",
  "paused",
  "closed",
  "archived",
  "no_address",
  "opted_out",
  "bounced",
  "stopped",
  "finished",
  "nothing_left",
  "unknown",
  "waiting",
  "not_invited",
  "already_invited",
  "reminded_twice",
  "mailed_today",
] as const;
export type MailBar = (typeof mailBars)[number];

/** How far somebody has come with the work. */
export type WorkStage = "not_joined" | "working" | "finished" | "stopped";

/** A project as far as its mail depends on it. */
export interface MailingProject {
  state: ProjectState;
  isArchived: boolean;
}

/** A person as far as mail to them depends on it. */
export interface Recipient {
  email: string | null;
  isOptedOut: boolean;
  isBounced: boolean;
  stage: WorkStage;
  /** Whether there is work left that they could get. */
  hasWork: boolean;
  /** A mail whose end is open: it waits or is being sent, or nobody knows whether it was. */
  open: "waiting" | "unknown" | null;
  /** When the first and the last mail went to the address they have now; null where none did. */
  invitedAt: number | null;
  lastMailedAt: number | null;
  /** Reminders sent so far, to whichever address. */
  reminders: number;
}

/** Why no mail of this kind goes to this person now; null where it may. */
export function mailBar(
  kind: MailKind,
  project: MailingProject,
  person: Recipient,
  now: number,
): MailBar | null {
  return projectBar(project) ?? personBar(person) ?? kindBar(kind, person) ?? dayBar(person, now);
}

/** Why a project sends no mail at all now; null where it may. */
export function projectBar({ state, isArchived }: MailingProject): MailBar | null {
  if (isArchived) return "archived";
  if (state === "live") return null;
  return state === "paused" || state === "closed" ? state : "draft";
}

function personBar({ email, isOptedOut, isBounced, stage, open }: Recipient): MailBar | null {
  if (email === null) return "no_address";
  if (isOptedOut) return "opted_out";
  if (isBounced) return "bounced";
  if (stage === "stopped" || stage === "finished") return stage;
  return open;
}

function kindBar(kind: MailKind, { stage, hasWork, invitedAt, reminders }: Recipient): MailBar | null {
  if (!hasWork) return "nothing_left";
  const hasCome = invitedAt !== null || stage === "working";
  if (kind === "invitation") return hasCome ? "already_invited" : null;
  if (!hasCome) return "not_invited";
  return reminders >= remindersAtMost ? "reminded_twice" : null;
}

function dayBar({ lastMailedAt }: Recipient, now: number): MailBar | null {
  return lastMailedAt !== null && now - lastMailedAt < mailEveryMs ? "mailed_today" : null;
}

/** Whether somebody is reminded without anybody asking for it: once, so many days after their invitation. */
export function isReminderDue(
  afterDays: number,
  project: MailingProject,
  person: Recipient,
  now: number,
): boolean {
  const { invitedAt, reminders } = person;
  if (invitedAt === null || reminders > 0 || now - invitedAt < afterDays * dayMs) return false;
  return mailBar("reminder", project, person, now) === null;
}
