import { findUser, readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import type { MemberLink } from "@/server/domain/member/contracts";
import type { OwnScope } from "@/server/domain/organizer/actor";
import type { Role } from "@/server/domain/project/project";
import { invitationMail } from "@/server/mail/mail-texts";
import { requireMailer } from "@/server/services/account/internal/require-mailer";
import { ownUserId } from "./own-user-id";

interface MailedLink {
  link: MemberLink;
  role: Role;
  language: OrganizerLanguage;
}

/**
 * Sends a link to the person it is for, in the name of whoever asks.
 * @throws DomainError `mail_off`, `mail_refused`.
 */
export async function mailMemberLink(
  deps: Deps,
  { projectId, actor }: OwnScope,
  { link, role, language }: MailedLink,
): Promise<MemberLink> {
  const { address, send } = requireMailer(deps);
  const { name: project } = await readProject(deps.store.read, projectId);
  const inviter = (await findUser(deps.store.read, ownUserId(actor)))?.name ?? address;
  const text = { project, role, inviter, link: `${address}/invitations/${link.token}` };
  await send(link.email, invitationMail(language, text));
  return { ...link, isMailed: true };
}
