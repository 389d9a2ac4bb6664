"use client";

import { fill } from "@/app/_annotator/hit/fill";
import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import type { ShownSynset } from "@/server/domain/task/word-to-sense/content";
import { SynsetList } from "./synset-list";

/** More definitions than these are folded away until someone opens them. */
const mostOpen = 3;

interface WordSensesProps {
  word: string;
  /** null where nobody looked the word up. */
  senses: readonly ShownSynset[] | null;
  language: string;
  texts: WidgetTexts["word-to-sense"];
}

/** All that the word can mean, the same whatever is meant here. */
export function WordSenses({ word, senses, language, texts }: WordSensesProps) {
  if (senses === null) return null;
  if (senses.length === 0) return <p className="word-no-gloss">{fill(texts.noSenses, { word })}</p>;
  return (
    <details className="word-family" open={senses.length <= mostOpen}>
      <summary>{fill(texts.senses, { word, count: senses.length })}</summary>
      <SynsetList synsets={senses} language={language} />
    </details>
  );
}
