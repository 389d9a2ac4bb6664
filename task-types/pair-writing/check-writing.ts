import type { AnswerRule } from "@/server/domain/assignment/answer-rules";
import type { AskedItem } from "@/server/domain/task/task";
import { blankReasons, maxWrittenTextLength } from "@/server/domain/task/pair-writing/answer-limits";
import { checkText } from "./check-text";
import type { WritingContent } from "@/server/domain/task/pair-writing/content";
import type { WritingAnswer } from "@/server/domain/task/pair-writing/wire";

/** The rules that a written text or a blank breaks, each once; none if it can be taken. */
export function checkWriting(
  answer: WritingAnswer,
  { textA, content }: AskedItem<WritingContent>,
): AnswerRule[] {
  if ("blank" in answer) {
    return blankReasons.some((reason) => reason === answer.blank) ? [] : ["unknown_blank_reason"];
  }
  if (answer.text.trim().length > maxWrittenTextLength) return ["text_too_long"];
  return checkText(answer.text, { ...content, largerText: textA });
}
