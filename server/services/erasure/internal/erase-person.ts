import { lockAnnotator, type WorkingAnnotator } from "@/db/queries/annotators";
import { leaseOf } from "@/db/queries/assignments";
import {
  deleteJudgmentsBy,
  dropComments,
  dropFromAdjudications,
  dropFromFigures,
  dropInvitation,
  dropTraces,
  dropWithheld,
  erasedAt,
  eventsNaming,
  judgedPagesOf,
  makeAnonymous,
  pagesOf,
  rewriteEvent,
  rewriteResponse,
} from "@/db/queries/erasure";
import { insertEvent } from "@/db/queries/events";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { erasedPerson } from "@/server/domain/erasure/contracts";
import {
  bodyWithoutComments,
  conditionsWithoutDevice,
  emptiedReply,
  emptyBody,
} from "@/server/domain/erasure/response-without-person";
import { withoutPerson } from "@/server/domain/erasure/without-person";
import { privacyOf } from "@/server/domain/policy/privacy-policy";
import { hashSecret } from "@/server/ids";
import { endAndGiveBack } from "@/server/services/assignment/internal/end-leases";
import { releaseList } from "@/server/services/assignment/internal/release-list";
import { withdrawSubmissions } from "@/server/services/assignment/internal/withdraw-submissions";

/** Nobody can guess it, and nobody was given it. */
const tokenBytes = 24;

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
  await forget(deps, tx, annotator);
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
  await dropFromAdjudications(tx, annotator);
  await dropFromFigures(tx, annotator);
  return deleteJudgmentsBy(tx, annotatorId);
}

/** What they answered stays; what they wrote beside it, and what it says of their device, does not. */
async function loosenAnswers(tx: Tx, { annotatorId }: WorkingAnnotator): Promise<void> {
  await dropComments(tx, annotatorId);
  for (const { assignmentId, response } of await pagesOf(tx, annotatorId)) {
    if (response === null) continue;
    await rewriteResponse(tx, assignmentId, {
      body: bodyWithoutComments(response.body),
      conditions: conditionsWithoutDevice(response.conditions),
    });
  }
}

async function forget(deps: Deps, tx: Tx, annotator: WorkingAnnotator): Promise<void> {
  const { annotatorId, projectId, pseudonym, externalId, invitationId } = annotator;
  const now = deps.now();
  const pages = await pagesOf(tx, annotatorId);
  const shown = new Set(pages.flatMap((page) => page.shown.map(({ itemId }) => itemId)));
  await dropTraces(tx, annotator);
  await dropWithheld(tx, annotatorId, shown);
  await makeAnonymous(tx, annotatorId, {
    tokenHash: hashSecret(deps.newSecret(tokenBytes)),
    erasedAt: now,
    lastSeenAt: now,
  });
  if (invitationId !== null) await dropInvitation(tx, invitationId);
  const names = new Set([pseudonym, ...(externalId === null ? [] : [externalId])]);
  for (const name of names) {
    for (const { id, data } of await eventsNaming(tx, projectId, name)) {
      await rewriteEvent(tx, id, withoutPerson(data, names));
    }
  }
}
