"use client";

import { defineWidget } from "@/app/_annotator/widget/widget";
import { blankReasons } from "@/server/domain/task/pair-writing/answer-limits";
import { blankName, textName } from "./field-names";
import { answerOfDraft, asDraft, type WritingDraft } from "./writing-draft";
import { WritingItems } from "./writing-items";

/** Larger texts, each with a field for what is written. */
export const pairWritingWidget = defineWidget<"pair-writing">({
  questions: ({ key }) => [{ key, itemKey: key, scale: null, name: null }],
  answerOf: (item, answers) => answerOfDraft(asDraft(answers[item.key]), item),
  chosen: (item, radios, written) => {
    const text = written.get(textName(item.key)) ?? "";
    const blank = blankReasons.find((reason) => reason === radios.get(blankName(item.key))) ?? null;
    if (text === "" && blank === null) return [];
    const value: WritingDraft = { text, blank };
    return [{ key: item.key, value: { ...value }, isComplete: answerOfDraft(value, item) !== null }];
  },
  isSideBySide: () => false,
  Items: WritingItems,
  loadAnswered: () => import("./answered-writing"),
});
