"use client";

import { fill } from "@/app/_annotator/hit/fill";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { ItemRemarks } from "@/app/_annotator/hit/item-remarks";
import { spokenName } from "@/app/_annotator/hit/spoken-name";
import { ItemCard } from "@/app/_annotator/pair-card/item-card";
import { pairName } from "@/app/_annotator/pair-card/pair-name";
import type { ItemsProps } from "@/app/_annotator/widget/widget";
import { Prompt } from "./prompt";
import { asDraft, answerOfDraft, type WritingDraft, type WritingItem } from "./writing-draft";
import { WritingInput } from "./writing-input";

interface WritingCardProps extends Omit<ItemsProps, "items"> {
  item: WritingItem;
  at: number;
}

/** A larger text with what is asked for and the field to write it in. */
export function WritingCard({
  item,
  at,
  arrivedOn,
  project,
  state,
  dispatch,
  inputKind,
  texts,
}: WritingCardProps) {
  const { key, form, requested, largerText } = item;
  const { language, textsLanguage } = project;
  const words = widgetTexts(texts, "pair-writing");
  const draft = asDraft(state.answers[key] ?? state.drafts[key]);
  const title = fill(texts.hit.pair, { at: at + 1, count: state.keys.length });
  const ask = fill(words[`ask_${form}`], { rating: requested });
  const name = pairName(title, ask, largerText, (a, b) => fill(texts.hit.group, { pair: title, a, b }));
  const isMissing = state.gapsShown && state.answers[key] === undefined;

  const change = (value: WritingDraft) => {
    const isDone = answerOfDraft(value, item) !== null;
    const action = { key, value: { ...value }, input: inputKind() };
    dispatch(isDone ? { type: "answered", ...action, goOn: false } : { type: "drafted", ...action });
  };

  return (
    <ItemCard
      questionKey={key}
      question={ask}
      title={title}
      name={spokenName({
        ...{ key, name, arrivedOn, state, texts: texts.hit },
        inWords: (value) => (asDraft(value).blank === null ? asDraft(value).text : words.blank),
      })}
      isCurrent={state.current === key}
      answered={state.answers[key] === undefined ? null : texts.hit.answered}
      error={isMissing ? texts.hit.noAnswer : null}
      onEnter={() => dispatch({ type: "entered", key })}
      texts={<Prompt {...{ item, ask, language, textsLanguage }} texts={words} />}
      after={<ItemRemarks itemKey={key} {...{ project, state, dispatch }} texts={texts.hit} />}
    >
      <WritingInput {...{ item, draft, texts: words, language, showsAll: isMissing }} onChange={change} />
    </ItemCard>
  );
}
