"use client";

import { fill } from "@/app/_annotator/hit/fill";
import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import type { WritingItem } from "./writing-draft";

interface PromptProps {
  item: WritingItem;
  /** What is to be written. */
  ask: string;
  /** Of the larger text, and of the scale that says what is meant. */
  language: string;
  textsLanguage: string;
  texts: WidgetTexts["pair-writing"];
}

/** What is asked for, with the meaning of the requested rating, and the larger text. */
export function Prompt({ item, ask, language, textsLanguage, texts }: PromptProps) {
  const { dimensions, requested, largerText } = item;
  const point = dimensions[0]?.scale.points.find(({ value }) => value === requested);
  return (
    <>
      <p className="writing-ask">{ask}</p>
      {point === undefined ? null : (
        <p className="writing-meaning" dir="auto" lang={textsLanguage}>
          {fill(texts.meaning, { rating: requested, ...point })}
        </p>
      )}
      <p className="item-text" dir="auto" lang={language}>
        {largerText}
      </p>
    </>
  );
}
