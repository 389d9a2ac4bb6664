"use client";

import { HitPair } from "@/app/_annotator/hit/hit-pair";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { isOf, type ItemsProps } from "@/app/_annotator/widget/widget";
import { spokenSide } from "./spoken-side";
import { WordAndSense } from "./word-and-sense";

/** The words of a page, each with its sense, under each other. */
export function WordItems({ items, texts, locked: _locked, ...page }: ItemsProps) {
  const words = widgetTexts(texts, "word-to-sense");
  return (
    <div className="hit-pairs">
      {items
        .filter((item) => isOf("word-to-sense", item))
        .map((item, at) => (
          <HitPair
            key={item.key}
            {...page}
            at={at}
            item={{ ...item, textA: spokenSide(item.word, words), textB: spokenSide(item.sense, words) }}
            shown={
              <WordAndSense
                item={item}
                language={item.language ?? page.project.language}
                labels={texts.hit}
                texts={words}
              />
            }
            texts={texts.hit}
          />
        ))}
    </div>
  );
}
