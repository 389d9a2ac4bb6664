"use client";

import { HitPair } from "@/app/_annotator/hit/hit-pair";
import { isOf, type ItemsProps } from "@/app/_annotator/widget/widget";

/** The pairs of a page, under each other. */
export function PairItems({ items, texts, locked: _locked, ...page }: ItemsProps) {
  const pairs = items.filter((item) => isOf("pair-rating", item));
  return (
    <div className="hit-pairs">
      {pairs.map((item, at) => (
        <HitPair key={item.key} {...page} {...{ item, at }} texts={texts.hit} />
      ))}
    </div>
  );
}
