import { findUserByEmail } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { MemberTokenInput, OpenMemberInvitation } from "@/server/domain/member/contracts";
import { findOpenInvitation } from "./internal/find-open-invitation";

/**
 * Says what an invitation offers, without using it up.
 * @throws DomainError `not_found`, `link_used`.
 */
export async function showMemberInvitation(
  deps: Pick<Deps, "store" | "now">,
  { token }: MemberTokenInput,
): Promise<OpenMemberInvitation> {
  const { projectName, role, email, expiresAt } = await findOpenInvitation(deps, deps.store.read, token);
  const hasAccount = (await findUserByEmail(deps.store.read, email)) !== undefined;
  return { projectName, role, email, expiresAt: isoInstant(expiresAt), hasAccount };
}
