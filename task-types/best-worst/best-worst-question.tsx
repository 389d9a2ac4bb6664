"use client";

import { fill } from "@/app/_annotator/hit/fill";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { ItemRemarks } from "@/app/_annotator/hit/item-remarks";
import { spokenName } from "@/app/_annotator/hit/spoken-name";
import { ItemCard } from "@/app/_annotator/pair-card/item-card";
import type { ItemsProps } from "@/app/_annotator/widget/widget";
import { choiceOf, choose, type BestWorstChoice, type ChoiceStep, type Side } from "./best-worst-choice";
import { BestWorstInput } from "./best-worst-input";
import { choiceInWords, listedPairs, type BestWorstItem } from "./best-worst-words";

interface BestWorstQuestionProps extends Omit<ItemsProps, "items" | "inputKind" | "locked"> {
  item: BestWorstItem;
  at: number;
  count: number;
  choice: BestWorstChoice;
  /** The side that lost its mark by the last press; null where none did. */
  displaced: Side | null;
  onTake: (step: ChoiceStep) => void;
}

/** One question about four pairs, between the page's state and what stands on the screen. */
export function BestWorstQuestion(props: BestWorstQuestionProps) {
  const { item, at, count, choice, displaced, arrivedOn, project, state, dispatch, texts, onTake } = props;
  const { key, pairs } = item;
  const { hit } = texts;
  const own = widgetTexts(texts, "best-worst");
  const answered = state.answers[key] !== undefined;
  const title = fill(hit.pair, { at: at + 1, count });
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
      question={project.question}
      questionLanguage={project.textsLanguage}
      title={title}
      name={spoken}
      isCurrent={state.current === key}
      answered={answered ? hit.answered : null}
      error={state.gapsShown && !answered ? hit.noAnswer : null}
      onEnter={() => dispatch({ type: "entered", key })}
      texts={<p>{own.ask}</p>}
      after={<ItemRemarks itemKey={key} {...{ project, state, dispatch }} texts={hit} />}
    >
      <BestWorstInput
        name={key}
        pairs={pairs}
        language={item.language ?? project.language}
        choice={choice}
        displaced={displaced}
        texts={own}
        onChoose={(side, place) => onTake(choose(choice, side, place))}
        onGoOn={() => dispatch({ type: "went-on" })}
      />
    </ItemCard>
  );
}
