import { dropStatusNotes } from "@/db/queries/annotator-status";
import { deleteStatusContest } from "@/db/queries/annotator-status-history";
import { rewriteAnnotators, type WorkingAnnotator } from "@/db/queries/annotators";
import { deleteArrivals, tracesLeftBy } from "@/db/queries/arrivals";
import { forgetExposuresOf } from "@/db/queries/gold-exposures";
import { pagesOf } from "@/db/queries/erasure";
import { eventsNaming, rewriteEvent } from "@/db/queries/events";
import { dropExclusionReasons } from "@/db/queries/exclusions";
import { deleteInvitation } from "@/db/queries/invitations";
import { deleteRefusalsOf } from "@/db/queries/join-refusals";
import { deleteGoldContests } from "@/db/queries/judgments";
import { dropBonusReasons } from "@/db/queries/payments";
import { forgetParticipants } from "@/db/queries/forgotten-participants";
import { forgetGivenCodes } from "@/db/queries/sona-credits";
import { dropActionWords } from "@/db/queries/prolific-actions";
import { dropBonusWords } from "@/db/queries/prolific-bonuses";
import { deleteQuestionnaire } from "@/db/queries/questionnaire-responses";
import { deleteWithheld } from "@/db/queries/withheld-items";
import { deleteAuthor, forgetReviews } from "@/db/queries/writing";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { withoutPerson } from "@/server/domain/erasure/without-person";
import { inChunks } from "@/server/domain/in-chunks";
import { hashSecret } from "@/server/ids";

/** Nobody can guess it, and nobody was given it. */
const tokenBytes = 24;

/** What is said of somebody who is no longer anybody: nothing by which to know them. */
const nobody = {
  returnCodeHash: null,
  externalId: null,
  submissionId: null,
  studyId: null,
  submitTo: null,
  country: null,
  approvalRate: null,
  languages: [],
  invitationId: null,
  completionCode: "",
  repeatable: [],
};

/** Takes away by what an annotator was known, what they wrote, and what was written about them. */
export async function forgetPerson(deps: Deps, tx: Tx, annotator: WorkingAnnotator): Promise<void> {
  const { annotatorId, projectId, invitationId } = annotator;
  await deleteRefusalsOf(tx, { projectId, ...(await tracesLeftBy(tx, annotatorId)) });
  await deleteArrivals(tx, annotatorId);
  const submissionIds = await forgetParticipants(tx, [annotatorId]);
  await dropActionWords(tx, submissionIds);
  await dropBonusWords(tx, submissionIds);
  await forgetGivenCodes(tx, [annotatorId]);
  await deleteStatusContest(tx, annotatorId);
  await deleteQuestionnaire(tx, annotatorId);
  await deleteAuthor(tx, annotatorId);
  await forgetReviews(tx, annotatorId, { all: false });
  await dropStatusNotes(tx, annotatorId);
  await dropExclusionReasons(tx, annotatorId);
  await dropBonusReasons(tx, annotatorId);
  await forgetPages(tx, annotatorId);
  const now = deps.now();
  const tokenHash = hashSecret(deps.newSecret(tokenBytes));
  await rewriteAnnotators(tx, [annotatorId], { ...nobody, tokenHash, erasedAt: now, lastSeenAt: now });
  if (invitationId !== null) await deleteInvitation(tx, invitationId);
  await renameInEvents(tx, annotator);
}

/** What they said of gold, and which items were kept from them, since those say what they wrote elsewhere. */
async function forgetPages(tx: Tx, annotatorId: string): Promise<void> {
  const pages = await pagesOf(tx, annotatorId);
  for (const some of inChunks(pages.map(({ assignmentId }) => assignmentId))) {
    await deleteGoldContests(tx, some);
  }
  const shown = new Set(pages.flatMap((page) => page.shown.map(({ itemId }) => itemId)));
  const withheld = await deleteWithheld(tx, annotatorId);
  for (const some of inChunks(withheld.filter((itemId) => !shown.has(itemId)))) {
    await forgetExposuresOf(tx, annotatorId, some);
  }
}

async function renameInEvents(tx: Tx, { projectId, pseudonym, externalId }: WorkingAnnotator): Promise<void> {
  const names = new Set([pseudonym, ...(externalId === null ? [] : [externalId])]);
  for (const name of names) {
    for (const { id, data } of await eventsNaming(tx, projectId, name)) {
      await rewriteEvent(tx, id, withoutPerson(data, names));
    }
  }
}
