import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { askProlific } from "./internal/prolific-account";
import { requireStudy } from "./internal/require-study";

/**
 * Makes a test participant and a test study, where the workspace has them.
 * @throws DomainError as `askProlific`; a workspace without test studies is refused in Prolific's words
 */
export async function tryStudy(
  deps: Deps,
  scope: OrganizeScope,
  { email }: { email: string },
): Promise<{ url: string }> {
  const { vendorId, publishedAt } = await requireStudy(deps.store.read, scope.projectId);
  if (publishedAt !== null)
    throw new DomainError("study_published", "Only a draft can be tried at Prolific.");
  const { url } = await askProlific(deps, scope.projectId, async (api) => {
    await api.createTestParticipant(email);
    return api.testStudy(vendorId);
  });
  await deps.store.write((tx) =>
    recordEvent(deps, tx, scope, "recruiter_study_tried", { recruiter: "prolific" }),
  );
  return { url };
}
