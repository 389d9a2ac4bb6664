import { lockAnnotator, rewriteAnnotators, type WorkingAnnotator } from "@/db/queries/annotators";
import { forgetCheckAnswers } from "@/db/queries/attention-checks";
import { dropFromAdjudications } from "@/db/queries/adjudications";
import { dropFromFigures } from "@/db/queries/annotator-figures";
import { leaseOf } from "@/db/queries/assignments";
import { erasedAt, judgedPagesOf, pagesOf } from "@/db/queries/erasure";
import { insertEvent } from "@/db/queries/events";
import { deleteJudgmentsBy, dropComments } from "@/db/queries/judgments";
import { deleteReportsBy, dropReportNotes } from "@/db/queries/item-reports";
import {
  deleteReplacedJudgments,
  deleteReplacedResponses,
  dropReplacedComments,
} from "@/db/queries/replaced-answers";
import { rewriteResponse } from "@/db/queries/responses";
import { inChunks } from "@/server/domain/in-chunks";
import { forgetReviews } from "@/db/queries/writing";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { noBehaviour } from "@/server/domain/annotator-status/behaviour";
import { DomainError } from "@/server/domain/errors";
import { erasedPerson } from "@/server/domain/erasure/contracts";
import {
  bodyWithoutComments,
  conditionsWithoutDevice,
  emptiedReply,
  emptyBody,
} from "@/server/domain/erasure/response-without-person";
import { privacyOf } from "@/server/domain/policy/privacy-policy";
import { endAndGiveBack } from "@/server/services/assignment/internal/end-leases";
import { releaseList } from "@/server/services/assignment/internal/release-list";
import { withdrawSubmissions } from "@/server/services/assignment/internal/withdraw-submissions";
import { forgetPerson } from "./forget-person";

/** Who wishes it: the person, or an organizer with a reason. */
export type ErasedBy = { kind: "annotator" } | { kind: "user" | "system"; userId?: string; reason: string };

/**
 * Erases the person behind an annotator: their answers go, or stay as nobody's, as the project said; by what they were
 * known goes, also out of what happened. Pay stays as it is, under the pseudonym alone.
 * @returns how many judgments are deleted
 * @throws DomainError `not_found` for whoever has been erased already.
 */
export async function erasePerson(deps: Deps, tx: Tx, annotatorId: string, by: ErasedBy): Promise<number> {
  const [annotator] = await lockAnnotator(tx, { annotatorId });
  if (annotator === undefined || (await erasedAt(tx, annotatorId)) !== null) {
    throw new DomainError("not_found", "This person has been erased already.");
  }
  const { projectId, settings } = annotator;
  const { onErase } = privacyOf(settings);
  const [held] = await leaseOf(tx, { annotatorId });
  if (held !== undefined) await endAndGiveBack(deps, tx, { ...held, projectId }, "returned");
  await releaseList(tx, annotator);
  const judgments = onErase === "remove" ? await removeAnswers(tx, annotator) : 0;
  if (onErase === "keep") await loosenAnswers(tx, annotator);
  await forgetPerson(deps, tx, annotator);
  const data = {
    annotator: erasedPerson,
    onErase,
    judgments,
    ...(by.kind !== "annotator" && { reason: by.reason }),
  };
  await insertEvent(tx, {
    id: deps.newId(),
    projectId,
    kind: "annotator_erased",
    actorKind: by.kind,
    actorId: by.kind === "user" ? (by.userId ?? null) : null,
    data,
    at: deps.now(),
  });
  return judgments;
}

/** What is known of how somebody answered who answered nothing. */
const nothingAnswered = {
  goldAnsweredCount: 0,
  goldRightCount: 0,
  goldAnsweredSinceCleared: 0,
  goldRightSinceCleared: 0,
  goldItemsSinceCleared: 0,
  behaviour: noBehaviour,
};

/** Their items are judged again; the pages stay as what was paid for. */
async function removeAnswers(tx: Tx, annotator: WorkingAnnotator): Promise<number> {
  const { annotatorId } = annotator;
  await withdrawSubmissions(tx, annotator, "erased");
  const judged = await judgedPagesOf(tx, annotatorId);
  for (const { assignmentId, response } of await pagesOf(tx, annotatorId)) {
    if (response === null) continue;
    await rewriteResponse(tx, assignmentId, {
      body: emptyBody,
      conditions: {},
      reply: emptiedReply(response.reply, judged.has(assignmentId)),
      counted: false,
      countedItemCount: 0,
      withdrawn: "erased",
    });
  }
  await forgetReplaced(tx, annotatorId);
  await deleteReportsBy(tx, annotatorId);
  await forgetCheckAnswers(tx, annotatorId);
  await dropFromAdjudications(tx, annotator);
  await dropFromFigures(tx, [annotatorId]);
  await forgetReviews(tx, annotatorId, { all: true });
  await rewriteAnnotators(tx, [annotatorId], nothingAnswered);
  return deleteJudgmentsBy(tx, annotatorId);
}

/** What they answered stays; what they wrote beside it, and what it says of their device, does not. */
async function loosenAnswers(tx: Tx, { annotatorId }: WorkingAnnotator): Promise<void> {
  await dropComments(tx, annotatorId);
  await dropReplacedComments(tx, annotatorId);
  await dropReportNotes(tx, annotatorId);
  await forgetReplacedPages(tx, annotatorId);
  for (const { assignmentId, response } of await pagesOf(tx, annotatorId)) {
    if (response === null) continue;
    await rewriteResponse(tx, assignmentId, {
      body: bodyWithoutComments(response.body),
      conditions: conditionsWithoutDevice(response.conditions),
    });
  }
}

/** What they sent and corrected says nothing that the answers before a correction do not. */
async function forgetReplacedPages(tx: Tx, annotatorId: string): Promise<void> {
  const pages = await pagesOf(tx, annotatorId);
  for (const some of inChunks(pages.map(({ assignmentId }) => assignmentId))) {
    await deleteReplacedResponses(tx, some);
  }
}

async function forgetReplaced(tx: Tx, annotatorId: string): Promise<void> {
  await forgetReplacedPages(tx, annotatorId);
  await deleteReplacedJudgments(tx, annotatorId);
}
