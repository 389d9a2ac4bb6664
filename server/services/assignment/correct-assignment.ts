import { lastSubmittedPage, noteShownIn } from "@/db/queries/assignments";
import { reportsOnPage } from "@/db/queries/item-reports";
import { rewriteResponse } from "@/db/queries/responses";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { CorrectAssignmentInput, SubmissionReply } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { applyStoppingDecision } from "@/server/services/annotator-status/internal/evaluate-stopping";
import { changedCheck, correctCheck } from "@/server/services/attention-check/internal/correct-check";
import { findOwnAssignment } from "./internal/find-own-assignment";
import { findWorkingAnnotator } from "./internal/find-working-annotator";
import { judgeCorrection } from "./internal/judge-correction";
import { launchedProject, type LaunchedProject } from "./internal/launched-project";
import { readAsked, refuseInvalid, withoutSkipped } from "./internal/read-asked";
import { readCorrection } from "./internal/read-correction";
import { storeCorrection } from "./internal/store-correction";
import { sentAnswers } from "./internal/sent-answers";
import { gradeHit } from "./internal/submission";

/**
 * Changes answers on the page that an annotator submitted last, while the project's time for that lasts and the page is
 * not paid. What was sent before is kept, and the last answer is the one that counts, that to an attention check too; pay
 * and what counts stay the same.
 * A correction that changes nothing is none, so that one sent twice is applied once.
 * @throws DomainError `not_found`, `correction_closed` with the reason in `details.why`, `conflict` where the page was
 *   corrected from elsewhere since `revision`, `invalid_answers`.
 */
export async function correctAssignment(
  deps: Deps,
  actor: AnnotatorActor,
  input: CorrectAssignmentInput,
): Promise<SubmissionReply> {
  const launched = await launchedProject(deps, actor);
  return deps.store.write((tx) => correct(deps, tx, { actor, input, launched }));
}

async function correct(
  deps: Deps,
  tx: Tx,
  {
    actor,
    input,
    launched,
  }: { actor: AnnotatorActor; input: CorrectAssignmentInput; launched: LaunchedProject },
): Promise<SubmissionReply> {
  const { assignment: assignmentId } = input;
  const now = deps.now();
  const annotator = await findWorkingAnnotator(tx, actor);
  const own = await findOwnAssignment(tx, actor, assignmentId);
  const [last] = await lastSubmittedPage(tx, annotator);
  const isLast = last?.assignmentId === assignmentId;
  const { window, response } = await readCorrection(tx, annotator, { ...own, assignmentId, isLast }, now);
  if (!window.open || response === undefined) throw closed(window.open ? "not_submitted" : window.why);
  const reports = await reportsOnPage(tx, { assignmentId });
  const read = await readAsked(tx, annotator, { own, reports }, launched);
  const given = withoutSkipped(input, own, read);
  refuseInvalid(given, annotator, read.asked);
  const graded = await gradeHit({ tx, annotator, own, launched, input: given, ...read });
  const page = { annotator, own, ...read };
  const check = changedCheck(page, { before: sentAnswers(response.body), now: given.answers });
  const changes = await storeCorrection(tx, {
    response,
    judged: graded.judged,
    revision: input.revision,
    changesCheck: check !== null,
    now,
  });
  if (changes === null) return response.reply;
  const ofChecks = check === null ? null : await correctCheck(tx, page, assignmentId, check);
  const corrected = { annotator, launched, response, changes, ofChecks, ...graded };
  const { reply, verdict } = await judgeCorrection(tx, corrected);
  if (own.language !== launched.language) await noteShownIn(tx, assignmentId, launched.language);
  await rewriteResponse(tx, assignmentId, {
    body: { answers: given.answers, seconds: given.seconds },
    conditions: input.conditions,
    reply,
    revision: response.revision + 1,
    correctedAt: now,
  });
  await applyStoppingDecision(deps, tx, annotator, verdict);
  return reply;
}

const closed = (why: string) =>
  new DomainError("correction_closed", "This page cannot be corrected any more.", { why });
