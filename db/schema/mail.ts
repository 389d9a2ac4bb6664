import { mailKinds, mailStates } from "@/server/domain/invitation-mail/mail-states";
import { id, index, instant, integer, table, text, uniqueIndex } from "./kit";
import { invitations } from "./people";
import { ofProject } from "./projects";

/** What a project writes to the people it invites; one without a row writes what its language has by default. */
export const mailMessages = table("mail_messages", {
  projectId: ofProject().primaryKey(),
  subject: text().notNull(),
  body: text().notNull(),
  /** The last day of the work, as YYYY-MM-DD. */
  deadline: text(),
  /** So many days after the invitation, people who have not finished are reminded once; null for never. */
  remindAfterDays: integer(),
  updatedAt: instant().notNull(),
});

/** Mails to invited people, each written down before it is sent. */
export const invitationMails = table(
  "invitation_mails",
  {
    id: id(),
    projectId: ofProject(),
    invitationId: text()
      .notNull()
      .references(() => invitations.id, { onDelete: "cascade" }),
    kind: text({ enum: mailKinds }).notNull(),
    state: text({ enum: mailStates }).notNull(),
    /** The invitation, as long as what became of the mail is open; nobody has two such mails. */
    openFor: text(),
    /** Where it goes; an address that is corrected later changes nothing here. */
    email: text().notNull(),
    attempts: integer().notNull(),
    /** When it is tried next. */
    dueAt: instant().notNull(),
    /** Which try holds it, while one does. */
    claim: text(),
    claimedAt: instant(),
    sentAt: instant(),
    /** What the mail server said, or why it was not sent after all. */
    said: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("invitation_mails_open").on(t.openFor),
    index("invitation_mails_invitation").on(t.invitationId),
    index("invitation_mails_due").on(t.state, t.dueAt),
    index("invitation_mails_project").on(t.projectId),
  ],
);

/** Addresses, as hashes, to which one project sends no more mail, or none of this server. */
export const mailOptOuts = table(
  "mail_opt_outs",
  {
    id: id(),
    emailHash: text().notNull(),
    /** `server`, or the id of a project. */
    scope: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [uniqueIndex("mail_opt_outs_address").on(t.emailHash, t.scope)],
);
