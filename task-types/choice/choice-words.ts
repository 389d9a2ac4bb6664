"use client";

import { fill } from "@/app/_annotator/hit/fill";
import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import type { LeasedItem } from "@/server/domain/task/wire";

export type ChoiceItem = Extract<LeasedItem, { type: "choice" }>;

/** The answers to choose from, in the order shown. */
export const shownCandidates = ({ candidates }: ChoiceItem, texts: WidgetTexts["choice"]): string[] =>
  candidates.length > 0 ? candidates : [texts.same, texts.notTheSame];

/** A candidate by its number, as in "2: the whole text"; of two texts the answer itself. */
export function candidateInWords(item: ChoiceItem, number: number, texts: WidgetTexts["choice"]): string {
  const text = shownCandidates(item, texts)[number - 1] ?? "";
  return item.candidates.length === 0 ? text : fill(texts.numbered, { number, text });
}
