"use client";

import { useState } from "react";
import { fill } from "@/app/_components/hit/fill";
import { widgetTexts } from "@/app/_components/hit/hit-texts";
import { ItemRemarks } from "@/app/_components/hit/item-remarks";
import { spokenName } from "@/app/_components/hit/spoken-name";
import { useDigitKeys } from "@/app/_components/hit/use-digit-keys";
import { ItemCard } from "@/app/_components/pair-card/item-card";
import type { ItemsProps } from "../widget";
import { choiceOf, choose, isComplete, pressNumber, type ChoiceStep, type Side } from "./best-worst-choice";
import { BestWorstInput } from "./best-worst-input";
import { choiceInWords, listedPairs, type BestWorstItem } from "./best-worst-words";

interface BestWorstQuestionProps extends Omit<ItemsProps, "items"> {
  item: BestWorstItem;
  at: number;
  count: number;
}

/** One question about four pairs, between the page's state and what stands on the screen. */
export function BestWorstQuestion(props: BestWorstQuestionProps) {
  const { item, at, count, arrivedOn, project, state, dispatch, inputKind, texts, locked } = props;
  const { key, pairs } = item;
  const { hit } = texts;
  const own = widgetTexts(texts, "best-worst");
  const [displaced, setDisplaced] = useState<Side | null>(null);
  const choice = choiceOf(state.answers[key] ?? state.drafts[key]);
  const answered = state.answers[key] !== undefined;
  const title = fill(hit.pair, { at: at + 1, count });
  const isCurrent = state.current === key;

  const take = ({ choice: value, displaced: moved }: ChoiceStep, byNumber: boolean) => {
    setDisplaced(moved);
    const input = byNumber ? "key" : inputKind();
    if (!isComplete(value)) dispatch({ type: "drafted", key, value, input });
    else dispatch({ type: "answered", key, value, input, goOn: byNumber });
  };
  useDigitKeys(isCurrent && !locked, (digit) => {
    if (digit >= 1 && digit <= pairs.length) take(pressNumber(choice, digit), true);
  });

  const name = fill(own.group, { title, pairs: listedPairs(item, own) });
  const spoken = spokenName({
    key,
    name,
    arrivedOn,
    state,
    texts: hit,
    inWords: (value) => choiceInWords(choiceOf(value), own),
  });
  return (
    <ItemCard
      questionKey={key}
      language={project.language}
      question={project.question}
      title={title}
      name={spoken}
      isCurrent={isCurrent}
      answered={answered ? hit.answered : null}
      error={state.gapsShown && !answered ? hit.noAnswer : null}
      onEnter={() => dispatch({ type: "entered", key })}
      texts={<p>{own.ask}</p>}
      after={<ItemRemarks itemKey={key} {...{ project, state, dispatch }} texts={hit} />}
    >
      <BestWorstInput
        name={key}
        pairs={pairs}
        language={project.language}
        choice={choice}
        displaced={displaced}
        texts={own}
        onChoose={(side, place) => take(choose(choice, side, place), false)}
        onGoOn={() => dispatch({ type: "went-on" })}
      />
    </ItemCard>
  );
}
