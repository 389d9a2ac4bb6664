"use client";

import { fill } from "@/app/_annotator/hit/fill";
import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import type { ShownFamily, ShownSynset } from "@/server/domain/task/word-to-sense/content";
import { SynsetList } from "./synset-list";

interface FamilyProps {
  /** null where the meaning is from no dictionary. */
  family: ShownFamily | null;
  language: string;
  texts: WidgetTexts["word-to-sense"];
}

/** What stands around a sense in the dictionary; it opens in place. */
export function Family({ family, language, texts }: FamilyProps) {
  return (
    <details className="word-family">
      <summary>{texts.family}</summary>
      {family === null ? (
        <p>{texts.noFamily}</p>
      ) : (
        <>
          <Synsets
            title={texts.parents}
            none={texts.noParents}
            synsets={family.parents}
            language={language}
          />
          <Synsets
            title={texts.siblings}
            none={texts.noSiblings}
            synsets={family.siblings}
            language={language}
          />
          {family.siblingCount > family.siblings.length ? (
            <p>{fill(texts.moreSiblings, { shown: family.siblings.length, count: family.siblingCount })}</p>
          ) : null}
        </>
      )}
    </details>
  );
}

interface SynsetsProps {
  title: string;
  none: string;
  synsets: readonly ShownSynset[];
  language: string;
}

function Synsets({ title, none, synsets, language }: SynsetsProps) {
  if (synsets.length === 0) return <p>{none}</p>;
  return (
    <>
      <p className="word-family-title">{title}</p>
      <SynsetList {...{ synsets, language }} />
    </>
  );
}
