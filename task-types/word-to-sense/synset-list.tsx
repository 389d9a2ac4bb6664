"use client";

import type { ShownSynset } from "@/server/domain/task/word-to-sense/content";

interface SynsetListProps {
  synsets: readonly ShownSynset[];
  language: string;
}

/** Meanings below each other, each with its words and its definition. */
export function SynsetList({ synsets, language }: SynsetListProps) {
  return (
    <ul lang={language}>
      {synsets.map(({ words, gloss }, at) => (
        <li key={at} dir="auto">
          <b>{words.join(", ")}</b> {gloss}
        </li>
      ))}
    </ul>
  );
}
