"use client";

import { useState } from "react";
import { useDigitKeys } from "@/app/_annotator/hit/use-digit-keys";
import { isOf, type ItemsProps } from "@/app/_annotator/widget/widget";
import { choiceOf, isComplete, pressNumber, type ChoiceStep, type Side } from "./best-worst-choice";
import { BestWorstQuestion } from "./best-worst-question";

/** The questions of a page, under each other. */
export function BestWorstItems({ items, ...page }: ItemsProps) {
  const { state, dispatch, inputKind, locked } = page;
  const questions = items.filter((item) => isOf("best-worst", item));
  const [displaced, setDisplaced] = useState<{ key: string; side: Side } | null>(null);
  const choiceAt = (key: string) => choiceOf(state.answers[key] ?? state.drafts[key]);

  const take = (key: string, { choice: value, displaced: side }: ChoiceStep, byNumber: boolean) => {
    setDisplaced(side === null ? null : { key, side });
    const input = byNumber ? "key" : inputKind();
    if (!isComplete(value)) dispatch({ type: "drafted", key, value, input });
    else dispatch({ type: "answered", key, value, input, goOn: byNumber });
  };
  // One listener for the page: the next question, which a press brings, must not hear the same press.
  useDigitKeys(!locked, (digit) => {
    const current = questions.find(({ key }) => key === state.current);
    if (current === undefined || digit < 1 || digit > current.pairs.length) return;
    take(current.key, pressNumber(choiceAt(current.key), digit), true);
  });

  return (
    <div className="hit-pairs">
      {questions.map((item, at) => (
        <BestWorstQuestion
          key={item.key}
          {...page}
          {...{ item, at }}
          count={questions.length}
          choice={choiceAt(item.key)}
          displaced={displaced?.key === item.key ? displaced.side : null}
          onTake={(step) => take(item.key, step, false)}
        />
      ))}
    </div>
  );
}
