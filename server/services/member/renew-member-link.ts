import { relinkMemberInvitation } from "@/db/queries/member-invitations";
import type { Deps } from "@/server/deps";
import type { OrganizerLanguage } from "@/server/domain/language/organizer-languages";
import type { MemberLink } from "@/server/domain/member/contracts";
import type { OwnScope } from "@/server/domain/organizer/actor";
import { requireMailer } from "@/server/services/account/internal/require-mailer";
import { lockMemberInvitation } from "./internal/lock-invitation";
import { mailMemberLink } from "./internal/mail-member-link";
import { newMemberLink } from "./internal/new-member-link";
import { recordMemberEvent } from "./internal/record-member-event";

/**
 * Makes another link for an open or expired invitation; it works for seven days, and the one before no longer. Where it
 * is to be sent and the mail is refused, the link before goes on working, unless a newer one was made meanwhile.
 * @param mailIn the language of the mail with the link; null sends none.
 * @throws DomainError `not_found` for an invitation that is not there or was used; `mail_off`, `mail_refused`.
 */
export async function renewMemberLink(
  deps: Deps,
  scope: OwnScope,
  { invitationId, mailIn = null }: { invitationId: string; mailIn?: OrganizerLanguage | null },
): Promise<MemberLink> {
  if (mailIn !== null) requireMailer(deps);
  const { before, link, kept } = await deps.store.write(async (tx) => {
    const found = await lockMemberInvitation(tx, scope.projectId, invitationId);
    const made = newMemberLink(deps, found.email);
    await relinkMemberInvitation(tx, found, made.kept);
    return { before: found, link: made.told, kept: made.kept };
  });
  const { id, email, role, tokenHash, createdAt, expiresAt } = before;
  const told =
    mailIn === null
      ? link
      : await mailMemberLink(deps, scope, { link, role, language: mailIn }).catch(async (error: unknown) => {
          const refused = { id, tokenHash: kept.tokenHash };
          await deps.store.write((tx) =>
            relinkMemberInvitation(tx, refused, { tokenHash, createdAt, expiresAt }),
          );
          throw error;
        });
  await deps.store.write((tx) =>
    recordMemberEvent(deps, tx, scope, "member_link_renewed", { whom: email, to: role }),
  );
  return told;
}
