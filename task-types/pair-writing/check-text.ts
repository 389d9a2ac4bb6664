import type { AnswerRule } from "@/server/domain/assignment/answer-rules";
import type { WritingContent, WrittenForm } from "@/server/domain/task/pair-writing/content";
import { endsAsSentence, hasFinalMark, hasSeveralSentences } from "./sentence-ends";
import { wordsIn } from "./words-in";

export type TextRule = Extract<
  AnswerRule,
  | "no_text"
  | "several_lines"
  | "copied"
  | "too_few_words"
  | "too_many_words"
  | "several_sentences"
  | "no_sentence_end"
  | "ends_as_sentence"
>;

/** The larger text and what was asked to be written for it. */
export interface WritingPrompt extends Pick<WritingContent, "form" | "limits"> {
  largerText: string;
}

/** The rules that a written text breaks, each once; none if it can be taken. */
export function checkText(text: string, prompt: WritingPrompt): TextRule[] {
  const words = wordsIn(text);
  if (words.length === 0) return ["no_text"];
  const { minimum, maximum } = prompt.limits;
  const broken: [TextRule, boolean][] = [
    ["several_lines", /[\n\r\u0085\u2028\u2029]/.test(text.trim())],
    ["copied", holdsAll(words, wordsIn(prompt.largerText))],
    ["too_few_words", words.length < minimum],
    ["too_many_words", words.length > maximum],
  ];
  return [...broken.filter(([, isBroken]) => isBroken).map(([rule]) => rule), ...formRules(text, prompt)];
}

function formRules(text: string, { form }: WritingPrompt): TextRule[] {
  const broken: Record<WrittenForm, () => TextRule[]> = {
    sentence: () => [
      ...(hasSeveralSentences(text) ? ["several_sentences" as const] : []),
      ...(hasFinalMark(text) ? [] : ["no_sentence_end" as const]),
    ],
    phrase: () => (endsAsSentence(text) ? ["ends_as_sentence"] : []),
    word: () => (endsAsSentence(text) ? ["ends_as_sentence"] : []),
  };
  return broken[form]();
}

/** Whether the words contain the whole of the source, one after the other; case and punctuation do not count. */
function holdsAll(words: readonly string[], source: readonly string[]): boolean {
  return source.length > 0 && ` ${words.join(" ")} `.includes(` ${source.join(" ")} `);
}
