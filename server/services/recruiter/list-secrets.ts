import { recruiterSecretsOf } from "@/db/queries/recruiter-secrets";
import { unseal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { KeptSecret } from "@/server/domain/recruiter/contracts";
import { secretPlace } from "./internal/read-recruiter-secret";

/** Which recruiters a project shares a secret with, without the secrets. */
export async function listSecrets(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<KeptSecret[]> {
  const kept = await recruiterSecretsOf(deps.store.read, projectId);
  return kept.map(({ recruiter, lastFour, sealed, setAt }) => ({
    recruiter,
    lastFour,
    setAt: new Date(setAt).toISOString(),
    isReadable: unseal(sealed, secretPlace(projectId, recruiter)) !== null,
  }));
}
