import { firstUser } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { createSetupLink } from "@/server/services/organizer/create-setup-link";

/** The token of a new set-up link as long as nobody has an account; null afterwards. */
export async function firstSetupLink(deps: Deps): Promise<string | null> {
  if ((await firstUser(deps.store.read)) !== undefined) return null;
  return (await createSetupLink(deps)).token;
}
