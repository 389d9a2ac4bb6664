import type { AnswerForm, Answers } from "@/server/domain/task/answer-form";
import type { Answer, LeasedItem } from "@/server/domain/task/wire";
import { chosenConfidences, writtenComments, type Confidence } from "./item-remarks";

/** What has been entered on a page, by question; comments and confidences by item. */
export interface EnteredPage {
  answers: Answers;
  /** Answers that still lack something. */
  drafts: Answers;
  comments: Readonly<Record<string, string>>;
  confidences: Readonly<Record<string, Confidence>>;
}

/** What is sent of the items of a page, in their order; items without a whole answer are left out. */
export function enteredAnswers(
  form: Pick<AnswerForm<LeasedItem>, "answerOf">,
  items: readonly LeasedItem[],
  { answers, comments, confidences }: Omit<EnteredPage, "drafts">,
): Answer[] {
  return items.flatMap((item) => {
    const answer = form.answerOf(item, answers);
    const comment = comments[item.key]?.trim() ?? "";
    const confidence = confidences[item.key];
    const remarks = { ...(comment !== "" && { comment }), ...(confidence !== undefined && { confidence }) };
    return answer === null ? [] : [{ ...answer, ...remarks }];
  });
}

/** What stood on a page from which these answers were sent. */
export function enteredFrom(
  form: Pick<AnswerForm<LeasedItem>, "enteredOf">,
  items: readonly LeasedItem[],
  answers: readonly Answer[],
): EnteredPage {
  const given = items.flatMap((item) => {
    const answer = answers.find(({ key }) => key === item.key);
    return answer === undefined ? [] : [{ item, answer }];
  });
  const remarks = given.map(({ answer }) => answer);
  return {
    answers: Object.assign({}, ...given.map(({ item, answer }) => form.enteredOf(item, answer))) as Answers,
    drafts: {},
    comments: Object.fromEntries(remarks.flatMap(({ key, comment }) => (comment ? [[key, comment]] : []))),
    confidences: Object.fromEntries(
      remarks.flatMap(({ key, confidence }) => (confidence === undefined ? [] : [[key, confidence]])),
    ) as EnteredPage["confidences"],
  };
}

/** Reads a page that a browser sent as a form, without scripts. */
export function readEnteredPage(
  form: AnswerForm<LeasedItem>,
  items: readonly LeasedItem[],
  fields: ReadonlyMap<string, string>,
): EnteredPage {
  const chosen = items.flatMap((item) => form.chosen(item, fields, fields, {}));
  const itemKeys = items.map(({ key }) => key);
  const valuesOf = (isComplete: boolean) =>
    Object.fromEntries(
      chosen.filter((one) => one.isComplete === isComplete).map(({ key, value }) => [key, value]),
    );
  return {
    answers: valuesOf(true),
    drafts: valuesOf(false),
    comments: writtenComments(itemKeys, fields),
    confidences: chosenConfidences(itemKeys, fields),
  };
}
