import { isDeepStrictEqual } from "node:util";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { submitAssignmentInput } from "@/server/domain/assignment/contracts";
import { enteredAnswers, readEnteredPage } from "@/server/domain/assignment/entered-page";
import type { PageOutcome } from "@/server/domain/assignment/page-outcome";
import { DomainError } from "@/server/domain/errors";
import { isoInstant } from "@/server/domain/instant";
import { answerFormOf } from "@/task-types/answer-forms";
import { showOwnPage } from "./show-own-page";
import { submitAssignment } from "./submit-assignment";

/**
 * Takes a page from a browser without scripts. A page with gaps is not taken and comes back as it was filled in; one that
 * was sent before neither comes back nor is taken with other answers.
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
  if (!input.success) throw new DomainError("invalid_answers", "The fields of this page are not its own.");
  const reply = await submitAssignment(deps, actor, input.data);
  return { kind: "received", assignment, answers: entered.answers, reply };
}
