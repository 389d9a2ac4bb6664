import type { AnswerForm, ItemOf } from "@/server/domain/task/answer-form";
import type { TaskType } from "@/server/domain/task/task-types";
import type { LeasedItem } from "@/server/domain/task/wire";
import { bestWorstForm } from "./best-worst/answer-form";
import { writingForm } from "./pair-writing/answer-form";
import { ratedForm } from "./rated-questions";
import { markingForm } from "./unit-marking/answer-form";
import { rankingForm } from "./target-ranking/answer-form";

const forms: { [Type in TaskType]: AnswerForm<ItemOf<Type>> } = {
  "pair-rating": ratedForm,
  "typed-rating": ratedForm,
  "word-to-sense": ratedForm,
  "direct-rating": ratedForm,
  choice: ratedForm,
  "best-worst": bestWorstForm,
  "pair-writing": writingForm,
  "target-ranking": rankingForm,
  "unit-marking": markingForm,
};

/** How the items of a task type are answered; it is given items of this type only. */
export const answerFormOf = (type: TaskType) => forms[type] as unknown as AnswerForm<LeasedItem>;
