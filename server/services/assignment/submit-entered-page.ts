import { isDeepStrictEqual } from "node:util";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { submitAssignmentInput } from "@/server/domain/assignment/contracts";
import { enteredAnswers, readEnteredPage } from "@/server/domain/assignment/entered-page";
import type { PageOutcome } from "@/server/domain/assignment/page-outcome";
import { DomainError, type ErrorReason } from "@/server/domain/errors";
import { isoInstant } from "@/server/domain/instant";
import { answerFormOf } from "@/task-types/answer-forms";
import { showOwnPage } from "./show-own-page";
import { submitAssignment } from "./submit-assignment";

/**
 * Takes a page from a browser without scripts. A page with gaps is not taken and comes back as it was filled in; one that
 * was sent before neither comes back nor is taken with other answers. Where the server cannot take it now, it comes back, too.
 * @param fields of the form, value by name.
 * @throws DomainError as `submitAssignment` does.
 */
export async function submitEnteredPage(
  deps: Deps,
  actor: AnnotatorActor,
  assignmentId: string,
  fields: ReadonlyMap<string, string>,
): Promise<PageOutcome> {
  const { assignment, taskType, sent } = await showOwnPage(deps, actor, assignmentId);
  const { items } = assignment;
  const form = answerFormOf(taskType);
  const entered = readEnteredPage(form, items, fields);
  const input = submitAssignmentInput.safeParse({
    assignment: assignmentId,
    answers: enteredAnswers(form, items, entered),
    conditions: { withoutScripts: true },
  });
  const isRepeated = input.success && isDeepStrictEqual(input.data.answers, sent?.answers);
  if (sent !== null && !isRepeated) return { kind: "sent", at: isoInstant(sent.at) };
  const questions = items.flatMap(form.questions);
  if (questions.some(({ key }) => entered.answers[key] === undefined)) {
    return { kind: "gaps", assignment: assignmentId, entered };
  }
  const notTaken = { kind: "not-taken" as const, assignment: assignmentId, entered };
  if (!input.success) return notTaken;
  try {
    const reply = await submitAssignment(deps, actor, input.data);
    return { kind: "received", assignment, answers: entered.answers, reply };
  } catch (error) {
    if (error instanceof DomainError && mayBeTaken.has(error.reason)) return notTaken;
    throw error;
  }
}

/** After these refusals the page is theirs still, and its answers can be sent again. */
const mayBeTaken: ReadonlySet<ErrorReason> = new Set(["busy", "disk_full", "invalid_answers"]);
