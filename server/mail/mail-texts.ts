import { createTranslator } from "next-intl";
import de from "@/app/_messages/de/mail.json";
import en from "@/app/_messages/en/mail.json";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import type { Role } from "@/server/domain/project/project";

/** A mail in words: one link between two paragraphs. */
export interface MailText {
  language: OrganizerLanguage;
  subject: string;
  greeting: string;
  before: string;
  link: string;
  /** What follows the link, a paragraph each. */
  after: string[];
}

const words: Readonly<Record<OrganizerLanguage, typeof en>> = { en, de };

const wordsOf = (language: OrganizerLanguage) =>
  createTranslator({ locale: language, messages: words[language] });

interface ResetMail {
  name: string;
  email: string;
  link: string;
}

/** The mail with a link to a new password. */
export function resetMail(language: OrganizerLanguage, { name, email, link }: ResetMail): MailText {
  const t = wordsOf(language);
  return {
    language,
    subject: t("reset.subject"),
    greeting: t("greeting", { name }),
    before: t("reset.text", { email }),
    link,
    after: [t("reset.ends"), t("reset.ignore")],
  };
}

/** The mail that asks for a confirmation of a new email. */
export function newEmailMail(language: OrganizerLanguage, { name, email, link }: ResetMail): MailText {
  const t = wordsOf(language);
  return {
    language,
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
export function invitationMail(
  language: OrganizerLanguage,
  { project, role, inviter, link }: InvitationMail,
): MailText {
  const t = wordsOf(language);
  return {
    language,
    subject: t("invitation.subject", { project }),
    greeting: t("stranger"),
    before: t("invitation.text", { project, inviter, role: t(`roles.${role}`) }),
    link,
    after: [t("invitation.ends"), t("invitation.ignore", { inviter })],
  };
}

/** Says which server a mail is from. */
export function senderLine(language: OrganizerLanguage, address: string): string {
  return wordsOf(language)("sender", { address });
}
