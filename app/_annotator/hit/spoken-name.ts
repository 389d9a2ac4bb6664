import type { Value } from "@/server/domain/task/answer-form";
import { fill } from "./fill";
import type { HitState } from "./hit-state";
import type { HitTemplates } from "./hit-texts";

interface Named {
  key: string;
  /** What it is called when nothing else is to be said. */
  name: string;
  /** "Page 4", where the focus came to it with its page. */
  arrivedOn: string | null;
  state: Pick<HitState, "focus" | "keys" | "answers">;
  /** An answer in words. */
  inWords: (value: Value | undefined) => string;
  texts: Pick<HitTemplates, "groupAfter" | "groupOnPage">;
}

/** The name of a question, opened by the page it is on or by what was answered to the one before. */
export function spokenName({ key, name, arrivedOn, state, inWords, texts }: Named): string {
  const { focus, keys, answers } = state;
  const here = focus?.on === "pair" && focus.key === key ? focus : null;
  const before = here?.after ?? null;
  if (before !== null) {
    const at = keys.indexOf(before) + 1;
    return fill(texts.groupAfter, { at, answer: inWords(answers[before]), group: name });
  }
  return here !== null && arrivedOn !== null
    ? fill(texts.groupOnPage, { page: arrivedOn, group: name })
    : name;
}
