import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { correctAssignmentInput } from "@/server/domain/assignment/contracts";
import { enteredAnswers, readEnteredPage } from "@/server/domain/assignment/entered-page";
import { DomainError } from "@/server/domain/errors";
import { answerFormOf } from "@/task-types/answer-forms";
import { correctAssignment } from "./correct-assignment";
import { showOwnPage } from "./show-own-page";

interface SentCorrection {
  assignment: string;
  /** The version of the page that is changed. */
  revision: number | undefined;
  /** Of the form, value by name. */
  fields: ReadonlyMap<string, string>;
}

/**
 * Takes a corrected page from a browser without scripts. A page with gaps changes nothing.
 * @returns whether it was taken.
 * @throws DomainError as `correctAssignment` does.
 */
export async function correctEnteredPage(
  deps: Deps,
  actor: AnnotatorActor,
  { assignment: id, revision, fields }: SentCorrection,
): Promise<boolean> {
  const { assignment, taskType } = await showOwnPage(deps, actor, id);
  const { items } = assignment;
  const form = answerFormOf(taskType);
  const entered = readEnteredPage(form, items, fields);
  if (items.flatMap(form.questions).some(({ key }) => entered.answers[key] === undefined)) return false;
  const input = correctAssignmentInput.safeParse({
    assignment: id,
    answers: enteredAnswers(form, items, entered),
    conditions: { withoutScripts: true },
    revision,
  });
  if (!input.success) throw new DomainError("invalid_answers", "The fields of this page are not its own.");
  await correctAssignment(deps, actor, input.data);
  return true;
}
