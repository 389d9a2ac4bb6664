"use client";

import { isOf, type ItemsProps } from "../widget";
import { BestWorstQuestion } from "./best-worst-question";

/** The questions of a page, under each other. */
export function BestWorstItems({ items, ...page }: ItemsProps) {
  const questions = items.filter((item) => isOf("best-worst", item));
  return (
    <div className="hit-pairs">
      {questions.map((item, at) => (
        <BestWorstQuestion key={item.key} {...{ item, at }} count={questions.length} {...page} />
      ))}
    </div>
  );
}
