import { z } from "zod";
import { invitationInput } from "@/server/domain/invitation/contracts";
import { languageTags } from "@/server/domain/language/interface-languages";
import { projectInput } from "@/server/domain/project/contracts";
import { mailAddress } from "./mail-address";
import { mailBars } from "./may-be-mailed";
import { mailKinds } from "./mail-states";

/** What an organizer writes to the people of a project. */
const mailMessageDraft = z.object({
  subject: z.string().trim().min(1).max(200),
  body: z.string().trim().min(1).max(10_000),
  deadline: z.iso.date().nullable(),
  remindAfterDays: z.int().min(1).max(90).nullable(),
});
export type MailMessageDraft = z.infer<typeof mailMessageDraft>;

/** `seenAt` is when the message was changed last, as far as its editor knows. */
export const saveMailMessageInput = projectInput.extend({
  message: mailMessageDraft,
  seenAt: z.iso.datetime().nullable(),
});
export type SaveMailMessageInput = z.infer<typeof saveMailMessageInput>;

/** When the message was changed last. */
export const savedMailMessage = z.object({ messageAt: z.iso.datetime() });
export type SavedMailMessage = z.infer<typeof savedMailMessage>;

/** The mail as it would leave with this message, saved or not. */
export const previewMailInput = invitationInput.extend({
  kind: z.enum(mailKinds),
  message: mailMessageDraft.pick({ subject: true, body: true, deadline: true }),
});
export type PreviewMailInput = z.infer<typeof previewMailInput>;

export const previewedMail = z.object({
  from: z.string(),
  to: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  /** What a mail program is told for one click out of it. */
  oneClick: z.string(),
});
export type PreviewedMail = z.infer<typeof previewedMail>;

/** A list of people, as pasted or read from a file. */
export const addPeopleInput = projectInput.extend({
  fileName: z.string().min(1).max(255),
  text: z.string().max(2_000_000),
});

/** How many are new, how many were invited and have an address now, how many were known as they are. */
export const addedPeople = z.object({
  added: z.int(),
  addressed: z.int(),
  known: z.int(),
  doubled: z.array(z.string()),
});
export type AddedPeople = z.infer<typeof addedPeople>;

/** null takes the address away. */
export const changeAddressInput = invitationInput.extend({ email: mailAddress.nullable() });

/** Whether the invitation goes to the new address at once. */
export const changedAddress = z.object({ isSentAgain: z.boolean() });
export type ChangedAddress = z.infer<typeof changedAddress>;

/** To these people, or to everyone who may get it. */
export const queueMailInput = projectInput.extend({
  kind: z.enum(mailKinds),
  invitationIds: z.array(z.string().max(100)).max(5_000).nullable(),
});
export type QueueMailInput = z.infer<typeof queueMailInput>;

/** How many mails were written down, and how many people get none, by the reason. */
export const queuedMail = z.object({
  queued: z.int(),
  barred: z.array(z.object({ bar: z.enum(mailBars), people: z.int() })),
});
export type QueuedMail = z.infer<typeof queuedMail>;

export const settleMailInput = projectInput.extend({ mailId: z.string().max(100), hasArrived: z.boolean() });

export const deliveryReportInput = projectInput.extend({ text: z.string().min(1).max(5_000_000) });

/** What a report of a mail server came to: people of the project it fails, addresses of nobody here, and delays. */
export const notedReport = z.object({ bounced: z.int(), strangers: z.int(), delayed: z.int() });
export type NotedReport = z.infer<typeof notedReport>;

const mailedPersonStates = [
  "no_address",
  "not_sent",
  "waiting",
  "sent",
  "joined",
  "finished",
  "stopped",
  "opted_out",
  "bounced",
  "undelivered",
  "unknown",
] as const;
export type MailedPersonState = (typeof mailedPersonStates)[number];

const barOrNot = z.enum(mailBars).nullable();

const mailedPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  state: z.enum(mailedPersonStates),
  /** Pages of work they have done, of those there can be for them; null where they have not joined. */
  pages: z.object({ done: z.int(), of: z.int() }).nullable(),
  /** The words of the mail server, where it refused or did not answer. */
  said: z.string().nullable(),
  lastMailedAt: z.iso.datetime().nullable(),
  reminders: z.int(),
  /** The mail of which nobody knows whether it was sent. */
  unknownMailId: z.string().nullable(),
  /** Why they get no invitation and no reminder now. */
  bars: z.object({ invitation: barOrNot, reminder: barOrNot }),
});
export type MailedPerson = z.infer<typeof mailedPerson>;

/** A project's mail as its organizers see it. */
export const mailDesk = z.object({
  isMailOn: z.boolean(),
  /** Why the project sends no mail at all now. */
  bar: barOrNot,
  language: z.enum(languageTags as [(typeof languageTags)[number]]),
  message: mailMessageDraft,
  /** null where it is what the language has by default. */
  messageAt: z.iso.datetime().nullable(),
  people: z.array(mailedPerson),
});
export type MailDesk = z.infer<typeof mailDesk>;
