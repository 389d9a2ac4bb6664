import { findMailMessage } from "@/db/queries/mail-messages";
import type { InvitedPersonRow } from "@/db/queries/invitations";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { invitationLink } from "@/server/domain/invitation/invitation-link";
import type { LetterTemplate } from "@/server/domain/invitation-mail/letter-template";
import type { MailKind } from "@/server/domain/invitation-mail/mail-states";
import { annotatorLanguage } from "@/server/domain/language/interface-languages";
import { defaultTemplate } from "@/server/mail/letter-texts";
import type { Mailer } from "@/server/mail/mailer";
import { personalLetter, type PersonalLetter } from "@/server/mail/personal-letter";

interface LetterWish {
  kind: MailKind;
  email: string;
  template: LetterTemplate;
}

/** The letter to one person, with their own links. */
export function writeLetter(
  { address }: Pick<Mailer, "address">,
  { slug, name: project, language, settings }: ProjectRow,
  { name, code, optOutCode }: InvitedPersonRow,
  wish: LetterWish,
): PersonalLetter {
  const join = `${address}/p/${slug}`;
  return personalLetter({
    ...wish,
    language: annotatorLanguage(language),
    project,
    name,
    replyTo: settings.contactEmail || null,
    link: invitationLink(join, code),
    optOut: `${join}/opt-out/${encodeURIComponent(optOutCode ?? "")}`,
  });
}

/** What a project writes: what its organizers wrote, or else what its language has. */
export async function readTemplate(db: Db, { id, language }: ProjectRow): Promise<LetterTemplate> {
  return (await findMailMessage(db, id)) ?? defaultTemplate(annotatorLanguage(language));
}
