"use client";

import { fill } from "@/app/_annotator/hit/fill";
import { asRating } from "@/app/_annotator/hit/hit-state";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { ItemRemarks } from "@/app/_annotator/hit/item-remarks";
import { spokenName } from "@/app/_annotator/hit/spoken-name";
import { ItemCard } from "@/app/_annotator/pair-card/item-card";
import { pairName } from "@/app/_annotator/pair-card/pair-name";
import { isOf, type ItemsProps } from "@/app/_annotator/widget/widget";
import { ChoiceInput } from "./choice-input";
import { ChoiceTexts } from "./choice-texts";
import { candidateInWords, shownCandidates, type ChoiceItem } from "./choice-words";

/** The questions of a page, under each other. */
export function ChoiceItems({ items, ...page }: ItemsProps) {
  const questions = items.filter((item) => isOf("choice", item));
  return (
    <div className="hit-pairs">
      {questions.map((item, at) => (
        <Question key={item.key} {...{ item, at, questions }} {...page} />
      ))}
    </div>
  );
}

interface QuestionProps extends Omit<ItemsProps, "items"> {
  item: ChoiceItem;
  at: number;
  questions: readonly ChoiceItem[];
}

function Question({
  item,
  at,
  questions,
  arrivedOn,
  project,
  state,
  dispatch,
  inputKind,
  texts,
}: QuestionProps) {
  const { key, language = project.language } = item;
  const { hit } = texts;
  const own = widgetTexts(texts, "choice");
  const [first = "", second] = item.texts;
  const number = asRating(state.answers[key]);
  const title = fill(hit.pair, { at: at + 1, count: questions.length });
  const name = pairName(title, first, second ?? "", (a, b) =>
    second === undefined ? fill(own.group, { title, text: a }) : fill(hit.group, { pair: title, a, b }),
  );
  const before = questions.find((one) => state.focus?.on === "pair" && state.focus.after === one.key);
  const spoken = spokenName({
    key,
    name,
    arrivedOn,
    state,
    texts: hit,
    inWords: (value) =>
      before === undefined || typeof value !== "number" ? "" : candidateInWords(before, value, own),
  });
  return (
    <ItemCard
      questionKey={key}
      question={project.question}
      questionLanguage={project.textsLanguage}
      title={title}
      name={spoken}
      isCurrent={state.current === key}
      answered={number === undefined ? null : hit.answered}
      error={state.gapsShown && number === undefined ? hit.noAnswer : null}
      onEnter={() => dispatch({ type: "entered", key })}
      texts={
        <ChoiceTexts
          item={item}
          language={language}
          labels={{ letter: own.letter, textA: hit.textA, textB: hit.textB }}
        />
      }
      after={<ItemRemarks itemKey={key} {...{ project, state, dispatch }} texts={hit} />}
    >
      <ChoiceInput
        name={key}
        candidates={shownCandidates(item, own)}
        language={item.candidates.length > 0 ? language : undefined}
        value={typeof number === "number" ? number : undefined}
        onAnswer={(value) => dispatch({ type: "answered", key, value, input: inputKind(), goOn: false })}
        onGoOn={() => dispatch({ type: "went-on" })}
      />
    </ItemCard>
  );
}
