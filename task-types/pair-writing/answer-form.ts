import { blankReasons } from "@/server/domain/task/pair-writing/answer-limits";
import type { AnswerForm, ItemOf } from "@/server/domain/task/answer-form";
import { blankName, textName } from "./field-names";
import { answerOfDraft, asDraft, type WritingDraft } from "./writing-draft";

/** Each prompt has a field for the text, and radio buttons for why there is none. */
export const writingForm: AnswerForm<ItemOf<"pair-writing">> = {
  questions: ({ key }) => [{ key, itemKey: key, scale: null, name: null }],
  answerOf: (item, answers) => answerOfDraft(asDraft(answers[item.key]), item),
  chosen: (item, radios, written) => {
    const text = written.get(textName(item.key)) ?? "";
    const blank = blankReasons.find((reason) => reason === radios.get(blankName(item.key))) ?? null;
    if (text === "" && blank === null) return [];
    const value: WritingDraft = { text, blank };
    return [{ key: item.key, value: { ...value }, isComplete: answerOfDraft(value, item) !== null }];
  },
  enteredOf: ({ key }, answer) => {
    if ("text" in answer) return { [key]: { text: answer.text, blank: null } };
    return "blank" in answer ? { [key]: { text: "", blank: answer.blank } } : {};
  },
};
