import { bindByParticipant, noteSubmission, prolificSubmission } from "@/db/queries/prolific-submissions";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { AskAboutParticipantInput } from "@/server/domain/recruiter/prolific/contracts";
import type { VendorSubmissionDetail } from "@/server/prolific/prolific-api";
import { keepOfSubmissions } from "./internal/keep-compared";
import { askProlific } from "./internal/prolific-account";
import { noteBonusesRead } from "./internal/read-bonuses";
import { requireStudy } from "./internal/require-study";
import { settleActions } from "./internal/settle-actions";

type Study = Awaited<ReturnType<typeof requireStudy>>;

/**
 * Asks Prolific about one submission, and keeps what it says of its state, its bonuses and what was done to it.
 * @throws DomainError `not_found` where it is none of this study; as `askProlific`
 */
export async function askAboutParticipant(
  deps: Deps,
  { projectId }: OrganizeScope,
  { submission: id }: AskAboutParticipantInput,
): Promise<void> {
  const study = await requireStudy(deps.store.read, projectId);
  const askedAt = deps.now();
  const said = await askProlific(deps, projectId, (api) => api.submission(id));
  if (said.studyId !== study.vendorId)
    throw new DomainError("not_found", "The study has no such submission.");
  await deps.store.write(async (tx) => {
    await keep(tx, study, said, askedAt);
    await bindByParticipant(tx, { projectId, studyId: study.id });
    await noteBonusesRead(tx, { studyId: study.id, submissionId: id }, said.bonusesMinor, deps.now());
  });
  await settleActions(deps, study);
  await keepOfSubmissions(deps, projectId, [id]);
}

async function keep(
  tx: Tx,
  { id: studyId, projectId }: Study,
  { id, participantId, status, enteredCode, returnRequestedAt }: VendorSubmissionDetail,
  heardAt: number,
): Promise<void> {
  const known = await prolificSubmission(tx, id);
  const whose = participantId ?? known?.participantId ?? "";
  // A person who was erased stays so.
  if (whose === "" || known?.participantId === "") return;
  const startedAt = known?.startedAt ?? heardAt;
  const heard = { id, status, enteredCode, returnRequestedAt, startedAt, heardAt };
  await noteSubmission(tx, { ...heard, studyId, projectId, participantId: whose });
}
