import type { Answers, ChosenValue, Question } from "@/server/domain/task/answer-form";
import type { Widget } from "@/app/_annotator/widget/widget";
import type { LeasedItem } from "@/server/domain/task/wire";
import type { Comments, Confidences, Inputs } from "./hit-state";
import { chosenConfidences, writtenComments } from "@/server/domain/assignment/item-remarks";
import type { KeptPage } from "./kept-page";

/** The buttons that were chosen before any script ran, value by name. */
function chosenMeanwhile(root: Element): ReadonlyMap<string, string> {
  const chosen = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]:checked")];
  return new Map(chosen.map(({ name, value }) => [name, value] as const));
}

/** What was written before any script ran, by key. */
function writtenMeanwhile(root: Element): ReadonlyMap<string, string> {
  const all = root.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>(
    "textarea, input[type=text][name]",
  );
  const fields = [...all].filter(({ value }) => value !== "");
  return new Map(fields.map(({ name, value }) => [name, value] as const));
}

const valuesOf = (chosen: readonly ChosenValue[], isComplete: boolean): Answers =>
  Object.fromEntries(
    chosen.filter((one) => one.isComplete === isComplete).map(({ key, value }) => [key, value]),
  );

interface Page {
  items: readonly LeasedItem[];
  questions: readonly Question[];
  widget: Pick<Widget, "chosen">;
}

/** What a page begins with, and how many of its answers were kept. */
interface Resumed {
  answers: Answers;
  drafts: Answers;
  inputs: Inputs;
  comments: Comments;
  confidences: Confidences;
  keptCount: number;
}

/**
 * Kept answers to questions of this page, overwritten by what was chosen on it before any script ran.
 * @param root the page as the server drew it; null where another tab may have worked on it since
 */
export function resumeAnswers(
  root: Element | null,
  { items, questions, widget }: Page,
  kept: KeptPage | null,
): Resumed {
  const keys = new Set(questions.flatMap(({ key, itemKey }) => [key, itemKey]));
  const ours = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key)));
  const answers = ours(kept?.answers ?? {});
  const drafts = ours(kept?.drafts ?? {});
  const radios = root === null ? new Map<string, string>() : chosenMeanwhile(root);
  const written = root === null ? new Map<string, string>() : writtenMeanwhile(root);
  const chosen = items.flatMap((item) => widget.chosen(item, radios, written, { ...answers, ...drafts }));
  const given = { answers: valuesOf(chosen, true), drafts: valuesOf(chosen, false) };
  const keepUnless = (kept: Answers, over: Answers) =>
    Object.fromEntries(Object.entries(kept).filter(([key]) => over[key] === undefined));
  return {
    answers: { ...keepUnless(answers, given.drafts), ...given.answers },
    drafts: { ...keepUnless(drafts, given.answers), ...given.drafts },
    inputs: {
      ...ours(kept?.inputs ?? {}),
      ...Object.fromEntries(chosen.map(({ key }) => [key, "other"] as const)),
    },
    comments: { ...ours(kept?.comments ?? {}), ...writtenComments([...keys], written) },
    confidences: ours({ ...kept?.confidences, ...chosenConfidences([...keys], radios) }),
    keptCount: Object.keys(answers).length,
  };
}
