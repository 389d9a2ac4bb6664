"use client";

import { isOf, type ItemsProps } from "@/app/_annotator/widget/widget";
import { RecordPairCard } from "./record-pair-card";

/** The pairs of records of a page, under each other. */
export function TypedItems({ items, locked: _locked, ...page }: ItemsProps) {
  const pairs = items.filter((item) => isOf("typed-rating", item));
  return (
    <div className="hit-pairs">
      {pairs.map((item) => (
        <RecordPairCard key={item.key} item={item} {...page} />
      ))}
    </div>
  );
}
