"use client";

import { isOf, type ItemsProps } from "@/app/_annotator/widget/widget";
import { MarkingCard } from "./marking-card";

/** The sets of summaries of a page, under each other. */
export function MarkingItems({ items, ...page }: ItemsProps) {
  return (
    <div className="hit-pairs">
      {items
        .filter((item) => isOf("unit-marking", item))
        .map((item, at) => (
          <MarkingCard key={item.key} {...page} item={item} at={at} />
        ))}
    </div>
  );
}
