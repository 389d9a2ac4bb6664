"use client";

import { HitPair } from "@/app/_annotator/hit/hit-pair";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { isOf, type ItemsProps } from "@/app/_annotator/widget/widget";
import { TextWithContext } from "./text-with-context";

/** The texts of a page, under each other. */
export function DirectItems({ items, texts, locked: _locked, ...page }: ItemsProps) {
  const labels = widgetTexts(texts, "direct-rating");
  return (
    <div className="hit-pairs">
      {items
        .filter((item) => isOf("direct-rating", item))
        .map((item, at) => (
          <HitPair
            key={item.key}
            {...page}
            at={at}
            item={{ ...item, textB: item.textB === "" ? "" : `${labels.context} ${item.textB}` }}
            shown={
              <TextWithContext
                text={item.textA}
                context={item.textB}
                language={item.language ?? page.project.language}
                labels={labels}
              />
            }
            texts={texts.hit}
          />
        ))}
    </div>
  );
}
