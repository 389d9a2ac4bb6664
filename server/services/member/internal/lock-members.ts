import { membersOf, type MemberRow } from "@/db/queries/members";
import { lockProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import { DomainError } from "@/server/domain/errors";

/** The members of a project, which nobody else changes before this transaction ends. */
export async function lockMembers(tx: Tx, projectId: string): Promise<MemberRow[]> {
  await lockProject(tx, projectId);
  return membersOf(tx, projectId);
}

/** @throws DomainError `not_found` for somebody who is no member. */
export function memberAmong(members: readonly MemberRow[], userId: string): MemberRow {
  const found = members.find((member) => member.userId === userId);
  if (found === undefined) throw new DomainError("not_found", "There is no such member.");
  return found;
}
