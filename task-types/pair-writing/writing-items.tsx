"use client";

import { isOf, type ItemsProps } from "@/app/_annotator/widget/widget";
import { WritingCard } from "./writing-card";

/** The prompts of a page, under each other. */
export function WritingItems({ items, ...page }: ItemsProps) {
  return (
    <div className="hit-pairs">
      {items
        .filter((item) => isOf("pair-writing", item))
        .map((item, at) => (
          <WritingCard key={item.key} {...page} item={item} at={at} />
        ))}
    </div>
  );
}
