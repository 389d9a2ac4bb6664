import { deleteMemberInvitation, unusedMemberInvitations } from "@/db/queries/member-invitations";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import type { MemberLink, NewMember } from "@/server/domain/member/contracts";
import type { OwnScope } from "@/server/domain/organizer/actor";
import type { Role } from "@/server/domain/project/project";
import { hashSecret } from "@/server/ids";
import { insertInvitation } from "./internal/insert-invitation";
import { alreadyMember } from "./internal/join-as-member";
import { requireMailer } from "@/server/services/account/internal/require-mailer";
import { lockMembers } from "./internal/lock-members";
import { mailMemberLink } from "./internal/mail-member-link";
import { recordMemberEvent } from "./internal/record-member-event";

interface Invited extends NewMember {
  /** The language of the mail with the link; null sends none. */
  mailIn?: OrganizerLanguage | null;
}

/**
 * Makes a link by which one person becomes a member within seven days; its secret is known only to the caller, and to
 * the person if it is sent. A mail that is refused leaves no invitation behind, unless it has a newer
 * link by then.
 * @throws DomainError `already_member`, `already_invited`, `mail_off`, `mail_refused`.
 */
export async function inviteMember(
  deps: Deps,
  scope: OwnScope,
  { email, role, mailIn = null }: Invited,
): Promise<MemberLink> {
  if (mailIn !== null) requireMailer(deps);
  const link = await deps.store.write(async (tx) => {
    const members = await lockMembers(tx, scope.projectId);
    if (members.some((member) => member.email === email)) throw alreadyMember(email);
    const invited = await unusedMemberInvitations(tx, scope.projectId);
    if (invited.some((invitation) => invitation.email === email)) {
      throw new DomainError("already_invited", `${email} is already invited. Make a new link instead.`, {
        email,
      });
    }
    return insertInvitation(deps, tx, scope, { email, role });
  });
  if (mailIn === null) return link;
  try {
    return await mailMemberLink(deps, scope, { link, role, language: mailIn });
  } catch (error) {
    await takeBack(deps, scope, link, role);
    throw error;
  }
}

async function takeBack(
  deps: Deps,
  scope: OwnScope,
  { email, token }: MemberLink,
  role: Role,
): Promise<void> {
  const tokenHash = hashSecret(token);
  await deps.store.write(async (tx) => {
    await lockMembers(tx, scope.projectId);
    const unused = await unusedMemberInvitations(tx, scope.projectId);
    const refused = unused.find((invitation) => invitation.tokenHash === tokenHash);
    if (refused === undefined) return;
    await deleteMemberInvitation(tx, refused.id);
    await recordMemberEvent(deps, tx, scope, "member_invitation_withdrawn", { whom: email, from: role });
  });
}
