import { createTranslator } from "next-intl";
import messages from "@/app/_messages/en/mail.json";
import type { Role } from "@/server/domain/project/project";

/** A mail in words: one link between two paragraphs. */
export interface MailText {
  subject: string;
  greeting: string;
  before: string;
  link: string;
  /** What follows the link, a paragraph each. */
  after: string[];
}

const t = createTranslator({ locale: "en", messages });

interface ResetMail {
  name: string;
  email: string;
  link: string;
}

/** The mail with a link to a new password. */
export function resetMail({ name, email, link }: ResetMail): MailText {
  return {
    subject: t("reset.subject"),
    greeting: t("greeting", { name }),
    before: t("reset.text", { email }),
    link,
    after: [t("reset.ends"), t("reset.ignore")],
  };
}

/** The mail that asks for a confirmation of a new email. */
export function newEmailMail({ name, email, link }: ResetMail): MailText {
  return {
    subject: t("email.subject"),
    greeting: t("greeting", { name }),
    before: t("email.text", { email }),
    link,
    after: [t("email.ends"), t("email.ignore")],
  };
}

interface InvitationMail {
  project: string;
  role: Role;
  /** The name of the person who invites. */
  inviter: string;
  link: string;
}

/** The mail with the link of a member invitation. */
export function invitationMail({ project, role, inviter, link }: InvitationMail): MailText {
  return {
    subject: t("invitation.subject", { project }),
    greeting: t("stranger"),
    before: t("invitation.text", { project, inviter, role: t(`roles.${role}`) }),
    link,
    after: [t("invitation.ends"), t("invitation.ignore", { inviter })],
  };
}

/** Says which server a mail is from. */
export function senderLine(address: string): string {
  return t("sender", { address });
}
