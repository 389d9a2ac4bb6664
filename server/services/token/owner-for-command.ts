import { someAccounts } from "@/db/queries/api-tokens";
import { membersOf } from "@/db/queries/members";
import { findUserByEmail } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { enterProject } from "@/server/services/project/enter-project";

interface Wanted {
  email: string | undefined;
  project: string | null;
}

/**
 * Whose token a command makes that knows no one who signed in: of whom it names, else of the only owner of the project,
 * else of the only account.
 * @throws DomainError `not_found` without such an account, `invalid_input` where there are several.
 */
export async function ownerForCommand(
  { store }: Pick<Deps, "store">,
  { email, project }: Wanted,
): Promise<string> {
  const db = store.read;
  if (email !== undefined) {
    const named = await findUserByEmail(db, email);
    if (named === undefined) throw new DomainError("not_found", `There is no account ${email}.`);
    return named.id;
  }
  const [first, ...others] = project === null ? await someAccounts(db) : await ownersOf(store, project);
  if (first === undefined) {
    throw new DomainError("not_found", "There is no account yet. Make one: touchstone organizer invite");
  }
  if (others.length === 0) return first.id;
  throw new DomainError("invalid_input", "Say whose token it is, as in --email ana@example.org.");
}

async function ownersOf(store: Deps["store"], slug: string): Promise<{ id: string }[]> {
  const { projectId } = await enterProject({ store }, { kind: "system" }, slug, "view");
  const members = await membersOf(store.read, projectId);
  return members.filter(({ role }) => role === "owner").map(({ userId }) => ({ id: userId }));
}
