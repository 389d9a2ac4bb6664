import type { Role } from "@/server/domain/project/project";

/** As much of a member as the rules about owners need. */
interface Ranked {
  userId: string;
  name: string;
  role: Role;
}

/** Whether a project would be without an owner if this member were not one. */
export function isLastOwner(members: readonly Ranked[], userId: string): boolean {
  const owners = members.filter(({ role }) => role === "owner");
  return owners.length === 1 && owners[0]?.userId === userId;
}

/** The members with owners first, then by name. */
export function inOrderOfMembers<M extends Ranked>(members: readonly M[]): M[] {
  const rank = ({ role }: M) => (role === "owner" ? 0 : 1);
  return members.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, "en"));
}
