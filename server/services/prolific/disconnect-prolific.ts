import { deleteProlificConnection } from "@/db/queries/prolific-connections";
import { prolificStudyOf } from "@/db/queries/prolific-studies";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OwnScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";

/**
 * Forgets the token. What is known of the study and its people stays.
 * @throws DomainError `study_active` while people are recruited, because nobody could end their submissions
 */
export async function disconnectProlific(deps: Deps, scope: OwnScope): Promise<void> {
  await deps.store.write(async (tx) => {
    const study = await prolificStudyOf(tx, scope.projectId);
    if (study?.status === "ACTIVE") {
      throw new DomainError("study_active", "The study is active at Prolific. Pause or stop it first.");
    }
    await deleteProlificConnection(tx, scope.projectId);
    await recordEvent(deps, tx, scope, "recruiter_disconnected", { recruiter: "prolific" });
  });
}
