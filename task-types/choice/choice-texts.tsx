"use client";

import { PairTexts } from "@/app/_annotator/pair-card/pair-texts";
import type { ChoiceItem } from "./choice-words";

interface ChoiceTextsProps {
  item: ChoiceItem;
  language: string;
  labels: { letter: string; textA: string; textB: string };
}

/** What is asked about: one text, or the two that are compared. */
export function ChoiceTexts({ item, language, labels }: ChoiceTextsProps) {
  const [first = "", second] = item.texts;
  if (second !== undefined) return <PairTexts textA={first} textB={second} {...{ language, labels }} />;
  return (
    <div className="pair-text">
      <span className="pair-letter">{labels.letter}</span>
      <p className="item-text" dir="auto" lang={language}>
        {first}
      </p>
    </div>
  );
}
