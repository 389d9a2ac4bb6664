import type { MemberRow } from "@/db/queries/members";
import { DomainError } from "@/server/domain/errors";
import { isLastOwner } from "@/server/domain/member/owners";

/** @throws DomainError `last_owner` where the project would be without an owner if this member were not one. */
export function requireOtherOwner(members: readonly MemberRow[], { userId, name }: MemberRow): void {
  if (!isLastOwner(members, userId)) return;
  throw new DomainError("last_owner", `${name} is the only owner. Hand over ownership first.`, { name });
}
