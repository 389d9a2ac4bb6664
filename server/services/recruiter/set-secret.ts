import { dropRecruiterSecret, putRecruiterSecret } from "@/db/queries/recruiter-secrets";
import { lastFour, seal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { SetSecretInput } from "@/server/domain/recruiter/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { secretPlace } from "./internal/read-recruiter-secret";

/** Keeps what a project shares with a recruiter, sealed, in the place of what it shared before; "" takes it away. */
export async function setSecret(
  deps: Deps,
  scope: OrganizeScope,
  { recruiter, secret }: SetSecretInput,
): Promise<void> {
  const { projectId } = scope;
  await deps.store.write(async (tx) => {
    if (secret === "") {
      if (!(await dropRecruiterSecret(tx, { projectId, recruiter }))) return;
    } else {
      const sealed = seal(secret, secretPlace(projectId, recruiter));
      await putRecruiterSecret(tx, {
        projectId,
        recruiter,
        sealed,
        lastFour: lastFour(secret),
        setAt: deps.now(),
      });
    }
    // That it was changed is told; what it is, to nobody.
    await recordEvent(deps, tx, scope, "recruiter_secret_set", { recruiter, isSet: secret !== "" });
  });
}
