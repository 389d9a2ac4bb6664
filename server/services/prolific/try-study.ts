import { changeProlificStudy } from "@/db/queries/prolific-studies";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { askProlific } from "./internal/prolific-account";
import { requireStudy } from "./internal/require-study";

/**
 * Makes a test study for the test participants of the workspace, where it has them; first a test participant with an email, if
 * one is given.
 * @throws DomainError as `askProlific` and `requireStudy`; `study_published`. A workspace without test studies is refused in
 *   Prolific's words
 */
export async function tryStudy(
  deps: Deps,
  scope: OrganizeScope,
  { email }: { email: string | null },
): Promise<{ url: string }> {
  const study = await requireStudy(deps.store.read, scope.projectId);
  if (study.publishedAt !== null) {
    throw new DomainError("study_published", "Only a draft can be tried at Prolific.");
  }
  const { studyId, url } = await askProlific(deps, scope.projectId, async (api) => {
    if (email !== null) await api.createTestParticipant(email);
    return api.testStudy(study.vendorId);
  });
  await deps.store.write(async (tx) => {
    await changeProlificStudy(tx, study.id, { triedVendorId: studyId });
    await recordEvent(deps, tx, scope, "recruiter_study_tried", { recruiter: "prolific" });
  });
  return { url };
}
