import {
  numberName,
  type AnswerForm,
  type Answers,
  type ChosenValue,
  type Question,
} from "@/server/domain/task/answer-form";
import type { ShownScale } from "@/server/domain/scale/shown-scale";
import { typedAnswer } from "@/server/domain/scale/typed-answer";
import type { Answer } from "@/server/domain/task/wire";
import type { ShownDimension } from "@/server/domain/task/shown-dimension";

interface RatedItem {
  key: string;
  dimensions: readonly ShownDimension[];
}

/** The questions of an item that is rated on one dimension or on several: each dimension is one. */
export function ratedQuestions({ key: itemKey, dimensions }: RatedItem): Question[] {
  const [only, ...others] = dimensions;
  if (only !== undefined && others.length === 0) {
    return [{ key: itemKey, itemKey, scale: only.scale, name: null }];
  }
  return dimensions.map(({ id, label, scale }) => ({
    key: questionKey(itemKey, id),
    itemKey,
    scale,
    name: label,
  }));
}

/** The key of the question about one of several dimensions. */
export const questionKey = (itemKey: string, dimension: string) => `${itemKey}.${dimension}`;

/** What is sent of a rated item; null while a dimension has no answer. */
function ratedAnswer(item: RatedItem, answers: Answers) {
  const values: Record<string, number | "NA"> = {};
  for (const [at, { key }] of ratedQuestions(item).entries()) {
    const value = answers[key];
    const { id } = item.dimensions[at] ?? {};
    if (id === undefined || (typeof value !== "number" && value !== "NA")) return null;
    values[id] = value;
  }
  return { key: item.key, values };
}

/** Radio buttons of a scale are called like their question and carry its value; a typed number is read as it is typed. */
function ratedChoices(
  item: RatedItem,
  chosen: ReadonlyMap<string, string>,
  written: ReadonlyMap<string, string>,
) {
  return ratedQuestions(item).flatMap(({ key, scale }): ChosenValue[] => {
    const value = chosenValue(chosen.get(key), written.get(numberName(key)), scale);
    return value === null ? [] : [{ key, value, isComplete: true }];
  });
}

function chosenValue(chosen: string | undefined, written: string | undefined, scale: ShownScale | null) {
  if (chosen !== undefined) return chosen === "NA" ? chosen : Number(chosen);
  return written === undefined || scale === null ? null : typedAnswer(scale, written);
}

/** What stood on a page from which these values were sent. */
function ratedEntries(item: RatedItem, answer: Answer): Answers {
  if (!("values" in answer)) return {};
  const { values } = answer;
  const entries = ratedQuestions(item).flatMap(({ key }, at) => {
    const value = values[item.dimensions[at]?.id ?? ""];
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

/** How items are answered that are rated on one dimension or several, by any task type. */
export const ratedForm: AnswerForm<RatedItem> = {
  questions: ratedQuestions,
  answerOf: ratedAnswer,
  chosen: ratedChoices,
  enteredOf: ratedEntries,
};
