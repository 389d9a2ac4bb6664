"use client";

import "./word-to-sense.css";
import type { ReactNode } from "react";
import type { HitTemplates, WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import type { LeasedItem } from "@/server/domain/task/wire";
import { Family } from "./family";
import { WordSenses } from "./word-senses";
import type { ShownSide } from "@/server/domain/task/word-to-sense/wire";

type Texts = WidgetTexts["word-to-sense"];

interface WordAndSenseProps {
  item: Extract<LeasedItem, { type: "word-to-sense" }>;
  language: string;
  labels: Pick<HitTemplates, "textA" | "textB">;
  texts: Texts;
}

/** A word and a sense under each other, each with what is meant and with what stands around it. */
export function WordAndSense({ item, language, labels, texts }: WordAndSenseProps) {
  return (
    <>
      <Side label={labels.textA} side={item.word} {...{ language, texts }}>
        <WordSenses word={item.textA} senses={item.word.senses} {...{ language, texts }} />
      </Side>
      <Side label={labels.textB} side={item.sense} {...{ language, texts }} />
    </>
  );
}

interface SideProps {
  label: string;
  side: ShownSide;
  language: string;
  texts: Texts;
  /** What is shown below the meaning. */
  children?: ReactNode;
}

function Side({ label, side: { words, pos, gloss, family }, language, texts, children }: SideProps) {
  return (
    <div className="pair-text">
      <span className="pair-letter">{label}</span>
      <div className="word-side">
        <p className="item-text" dir="auto">
          <b lang={language}>{words.join(", ")}</b> <span className="word-pos">{texts[pos]}</span>
        </p>
        {gloss === null ? (
          <p className="word-no-gloss">{texts.noGloss}</p>
        ) : (
          <p className="item-text" dir="auto" lang={language}>
            {gloss}
          </p>
        )}
        {children}
        <Family {...{ family, language, texts }} />
      </div>
    </div>
  );
}
