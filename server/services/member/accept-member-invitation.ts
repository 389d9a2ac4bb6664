import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { JoinedAsMember, MemberTokenInput } from "@/server/domain/member/contracts";
import type { Account } from "@/server/domain/organizer/contracts";
import { findOpenInvitation } from "./internal/find-open-invitation";
import { alreadyMember, joinAsMember } from "./internal/join-as-member";

/**
 * Makes the person who signed in a member, if the invitation is for their email.
 * @throws DomainError `not_found`, `link_used`, `already_member`; `other_account` with both emails for anyone else,
 *   for whom the link stays open.
 */
export async function acceptMemberInvitation(
  deps: Deps,
  account: Account,
  { token }: MemberTokenInput,
): Promise<JoinedAsMember> {
  return deps.store.write(async (tx) => {
    const invitation = await findOpenInvitation(deps, tx, token);
    const { email, project } = invitation;
    if (email !== account.email) {
      const sentence = `This invitation is for ${email}. You are signed in as ${account.email}.`;
      throw new DomainError("other_account", sentence, { email, signedIn: account.email });
    }
    if (!(await joinAsMember(deps, tx, invitation, account))) throw alreadyMember(email);
    return { project, email };
  });
}
