import { countSubmission, type Worker } from "@/db/queries/annotators";
import type { OwnAssignment } from "@/db/queries/assignments";
import { countHit } from "@/db/queries/hits";
import { insertResponse, readGoldAnswers } from "@/db/queries/judgments";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { checkAnswers } from "@/server/domain/assignment/check-answers";
import type { SubmissionReply, SubmitAssignmentInput } from "@/server/domain/assignment/contracts";
import { feedbackOn } from "@/server/domain/assignment/feedback-on";
import { judgePage, type JudgedItem } from "@/server/domain/assignment/judge-page";
import { takeSubmission, type Taking } from "@/server/domain/assignment/take-submission";
import { DomainError } from "@/server/domain/errors";
import { amountOf } from "@/server/domain/payment/amount-of";
import { findOwnAssignment } from "./find-own-assignment";
import { findWorker } from "./find-worker";
import { launchedProject, type LaunchedProject } from "./launched-project";
import { endBySubmission, storeJudgments } from "./store-submission";

/**
 * Takes the answers to one page, once however often they are sent: a repeated submission gets the first one's reply.
 * What comes after its lease counts while its items still need judgments; it is kept and paid in any case.
 * @throws DomainError `not_found` for an assignment that is not this annotator's, `assignment_returned`,
 *   `project_closed` for what comes after its lease in a closed project, `invalid_answers` with the rule that each
 *   answer breaks; in all these cases nothing is stored.
 */
export async function submitAssignment(
  deps: Deps,
  actor: AnnotatorActor,
  input: SubmitAssignmentInput,
): Promise<SubmissionReply> {
  const launched = await launchedProject(deps, actor.projectId);
  return deps.store.write(async (tx) => {
    const worker = await findWorker(tx, actor);
    const own = await findOwnAssignment(tx, actor, input.assignment);
    return own.reply ?? submitFirst({ deps, tx, worker, own, launched, input });
  });
}

interface FirstSubmission {
  deps: Deps;
  tx: Tx;
  worker: Worker;
  own: OwnAssignment;
  launched: LaunchedProject;
  input: SubmitAssignmentInput;
}

async function submitFirst(submission: FirstSubmission): Promise<SubmissionReply> {
  const { deps, tx, worker, own, launched, input } = submission;
  const { assignment: assignmentId, conditions, answers, seconds } = input;
  const { annotatorId, settings } = worker;
  const now = deps.now();
  const taking = takingOf(submission, now);
  refuseInvalid(submission);
  const counted = await endBySubmission(tx, assignmentId, own, taking, now);
  const goldIds = own.shown.filter(({ isGold }) => isGold).map(({ itemId }) => itemId);
  const gold = await readGoldAnswers(tx, goldIds);
  const judged = judgePage(own.shown, input, launched.dimensions, gold);
  const source = { annotatorId, assignmentId, judgedAt: now };
  await storeJudgments(tx, source, judged, { counted, overlap: settings.overlap });
  if (counted) await countHit(tx, { hitId: own.hitId });
  const dueMinor = settings.payPerHitMinor ?? 0;
  const totals = await countAll(tx, annotatorId, judged, dueMinor, now);
  const reply: SubmissionReply = {
    status: counted ? "counted" : "late",
    afterLease: taking.afterLease,
    feedback: settings.feedback ? feedbackOn(judged, gold, launched.dimensions) : [],
    state: worker.state,
    // Without feedback nothing in the reply may depend on gold.
    ...(settings.feedback && {
      accuracy: { right: totals.goldRightCount, answered: totals.goldAnsweredCount },
    }),
    due: amountOf(settings, totals.dueMinor),
  };
  const body = { answers, seconds };
  await insertResponse(tx, { assignmentId, body, reply, conditions, counted, dueMinor, submittedAt: now });
  return reply;
}

function takingOf({ own, worker }: FirstSubmission, now: number): Exclude<Taking, { take: "refused" }> {
  const { state, expiresAt } = own;
  if (state === "submitted") throw new Error("A submitted assignment has a reply.");
  const taking = takeSubmission({ state, expiresAt }, worker.projectState, now);
  if (taking.take !== "refused") return taking;
  throw taking.reason === "project_closed"
    ? new DomainError("project_closed", "The project was closed before this page came. It is not due.")
    : new DomainError("assignment_returned", "This page was returned; others judge its items now.");
}

function refuseInvalid({ input, own, launched }: FirstSubmission): void {
  const keys = own.shown.map(({ key }) => key);
  const problems = checkAnswers(input.answers, keys, launched.dimensions);
  if (problems.length === 0) return;
  throw new DomainError(
    "invalid_answers",
    "Some answers cannot be taken; nothing was saved. Answer every item once, on its scale.",
    { answers: problems },
  );
}

async function countAll(
  tx: Tx,
  annotatorId: string,
  judged: readonly JudgedItem[],
  dueMinor: number,
  now: number,
) {
  const [totals] = await countSubmission(tx, {
    annotatorId,
    goldAnswered: judged.filter(({ right }) => right !== null).length,
    goldRight: judged.filter(({ right }) => right === true).length,
    dueMinor,
    now,
  });
  if (totals === undefined) throw new Error("The annotator is locked and cannot be gone.");
  return totals;
}
