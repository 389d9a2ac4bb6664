"use client";

import { fill } from "@/app/_annotator/hit/fill";
import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import type { TextRule } from "./check-text";
import { wordsIn } from "./words-in";
import type { WritingItem } from "./writing-draft";

type Texts = WidgetTexts["pair-writing"];

/** Whether writing on cannot mend it, so that it is said while somebody writes. */
export function saysAtOnce(rule: TextRule): boolean {
  return rule === "copied" || rule === "too_many_words" || rule === "several_lines";
}

/** How many words there are, and how many fit. */
export function countLine(text: string, { limits }: WritingItem, texts: Texts): string {
  const template = limits.maximum === 1 ? texts.oneWord : texts.words;
  return fill(template, { count: wordsIn(text).length, ...limits });
}

/** What a broken rule asks for. */
export function ruleLine(rule: TextRule, text: string, { limits }: WritingItem, texts: Texts): string {
  const isOneWord = rule === "too_many_words" && limits.maximum === 1;
  return fill(texts[isOneWord ? "too_many_than_one" : rule], { count: wordsIn(text).length, ...limits });
}
