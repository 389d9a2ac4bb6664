import type { Value } from "@/server/domain/task/answer-form";
import { checkText, type TextRule } from "./check-text";
import { blankReasons, type BlankReason } from "@/server/domain/task/pair-writing/answer-limits";
import type { WritingAnswer, writingItem } from "@/server/domain/task/pair-writing/wire";
import type { z } from "zod";

export type WritingItem = z.infer<typeof writingItem> & { key: string };

/** What an annotator has made of a prompt so far. The text is kept while a reason for leaving it blank is chosen. */
export interface WritingDraft {
  text: string;
  /** null while they write; "" while no reason is chosen yet. */
  blank: BlankReason | "" | null;
}

const nothingWritten: WritingDraft = { text: "", blank: null };

/** The draft that a page keeps, if it is one. */
export function asDraft(value: Value | undefined): WritingDraft {
  if (typeof value !== "object" || !("text" in value) || typeof value.text !== "string")
    return nothingWritten;
  const blank = "blank" in value ? asBlank(value.blank) : null;
  return { text: value.text, blank };
}

function asBlank(value: unknown): WritingDraft["blank"] {
  return value === "" ? "" : (blankReasons.find((reason) => reason === value) ?? null);
}

/** The rules that the draft breaks; none where it is left blank. */
export function rulesBroken({ text, blank }: WritingDraft, item: WritingItem): TextRule[] {
  return blank === null ? checkText(text, item) : [];
}

/** What is sent of a draft; null while it is not done. */
export function answerOfDraft(draft: WritingDraft, item: WritingItem): WritingAnswer | null {
  const { text, blank } = draft;
  const { key } = item;
  if (blank === "" || rulesBroken(draft, item).length > 0) return null;
  return blank === null ? { key, text: text.trim() } : { key, blank };
}
