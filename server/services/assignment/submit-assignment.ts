import type { WorkingAnnotator } from "@/db/queries/annotators";
import { exclusionInForce } from "@/db/queries/exclusions";
import { reportsOnPage } from "@/db/queries/item-reports";
import type { Tx } from "@/db/store";
import { together } from "@/db/together";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { SubmissionReply, SubmitAssignmentInput } from "@/server/domain/assignment/contracts";
import { takeSubmission, type Taking } from "@/server/domain/assignment/take-submission";
import { DomainError } from "@/server/domain/errors";
import { submitQualification } from "@/server/services/qualification/internal/submit-qualification";
import { findOwnAssignment } from "./internal/find-own-assignment";
import { findWorkingAnnotator } from "./internal/find-working-annotator";
import { keepDiscarded } from "./internal/keep-discarded";
import { withLaunched } from "./internal/launched-project";
import { readAsked, refuseInvalid, withoutSkipped } from "./internal/read-asked";
import type { FirstSubmission } from "./internal/submission";
import { submitWork } from "./internal/submit-work";

/**
 * Takes the answers to one page, once however often they are sent: a repeated submission gets the first one's reply.
 * What comes after its lease counts while its items still need judgments and its author is within the limits of a
 * person; it is kept and paid in any case. What comes after its author was stopped is kept, neither counted nor due;
 * what comes late after they were excluded does not count and is due.
 * @throws DomainError `not_found` for an assignment that is not this annotator's, `assignment_returned`,
 *   `project_closed` for what comes after its lease in a closed project, `invalid_answers` with the rule that each
 *   answer breaks; in all these cases nothing is stored.
 */
export async function submitAssignment(
  deps: Deps,
  actor: AnnotatorActor,
  input: SubmitAssignmentInput,
): Promise<SubmissionReply> {
  return withLaunched(deps, actor, async (tx, launchedOf) => {
    // What comes after the lock is read once it is held, though all of it goes out at once.
    const [annotator, own, reports] = await together([
      findWorkingAnnotator(tx, actor),
      findOwnAssignment(tx, actor, input.assignment),
      reportsOnPage(tx, { assignmentId: input.assignment }),
    ]);
    if (own.reply !== null) return own.reply;
    const launched = launchedOf(annotator);
    const exclusion = await exclusionOf(tx, annotator);
    const page = await readAsked(tx, annotator, { own, reports }, launched);
    const given = withoutSkipped(input, own, page);
    const now = deps.now();
    return submitFirst({ deps, tx, annotator, own, launched, input: given, ...page, exclusion, now });
  });
}

/** Whoever is excluded has been stopped, unless the project was closed by then. */
async function exclusionOf(tx: Tx, { annotatorId, state, projectState }: WorkingAnnotator) {
  return state === "stopped" || projectState === "closed" ? exclusionInForce(tx, annotatorId) : null;
}

async function submitFirst(submission: FirstSubmission): Promise<SubmissionReply> {
  const taking = takingOf(submission);
  refuseInvalid(submission.input, submission.annotator, submission.asked);
  if (taking.take === "discarded") return keepDiscarded(submission);
  return submission.own.kind === "work"
    ? submitWork(submission, taking)
    : submitQualification(submission, taking);
}

function takingOf({ own, annotator, exclusion, now }: FirstSubmission): Exclude<Taking, { take: "refused" }> {
  const { state, expiresAt } = own;
  if (state === "submitted") throw new Error("A submitted assignment has a reply.");
  const isStoppedByExclusion = exclusion !== null && exclusion.stateBefore !== null && own.kind === "work";
  const taking = takeSubmission({ state, expiresAt }, { ...annotator, isStoppedByExclusion }, now);
  if (taking.take !== "refused") return taking;
  throw taking.reason === "project_closed"
    ? new DomainError("project_closed", "The project was closed before this page came. It is not due.")
    : new DomainError("assignment_returned", "This page was returned; others judge its items now.");
}
