"use client";

import "./marking.css";
import { useMemo } from "react";
import { fill } from "@/app/_annotator/hit/fill";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { ItemRemarks } from "@/app/_annotator/hit/item-remarks";
import { spokenName } from "@/app/_annotator/hit/spoken-name";
import { ItemCard } from "@/app/_annotator/pair-card/item-card";
import type { ItemsProps } from "@/app/_annotator/widget/widget";
import type { MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";
import { markableWords } from "./markable-words";
import type { MarkingItem } from "./marking-props";
import { areWhole, coverage, keptUnits } from "./marking-state";
import { SelectionTools } from "./selection-tools";
import { SummaryTabs } from "./summary-tabs";
import { SummaryText } from "./summary-text";
import { UnitList } from "./unit-list";
import { useMarking } from "./use-marking";

interface MarkingCardProps extends Omit<ItemsProps, "items"> {
  item: MarkingItem;
  at: number;
}

/** The summaries of a topic with what is marked in them, and the units beside them. */
export function MarkingCard({
  item,
  at,
  arrivedOn,
  project,
  state,
  dispatch,
  inputKind,
  texts,
}: MarkingCardProps) {
  const { key } = item;
  const words = widgetTexts(texts, "unit-marking");
  const summaries = useMemo(
    () => item.summaries.map((summary) => ({ ...summary, words: markableWords(summary.text) })),
    [item],
  );
  const units = keptUnits(state.answers[key] ?? state.drafts[key], summaries.length);
  const change = (changed: MarkedUnit[]) => {
    const action = { key, value: { units: changed }, input: inputKind() };
    dispatch(
      areWhole(changed)
        ? { type: "answered", ...action, goOn: false, keepsFocus: true }
        : { type: "drafted", ...action },
    );
  };
  const marking = useMarking({ itemKey: key, summaries, units, texts: words, onChange: change });
  const covered = summaries.map((summary, number) => coverage(units, number, summary.words));
  const title = fill(texts.hit.pair, { at: at + 1, count: state.keys.length });
  const isMissing = state.gapsShown && state.answers[key] === undefined;
  const counts = {
    count: covered.flat().filter((word) => word.units.length > 0).length,
    size: covered.flat().length,
  };

  return (
    <ItemCard
      questionKey={key}
      question={project.question}
      questionLanguage={project.textsLanguage}
      title={title}
      name={spokenName({
        ...{ key, arrivedOn, state, texts: texts.hit },
        name: fill(texts.hit.group, { pair: title, count: summaries.length }),
        inWords: () => texts.hit.answered,
      })}
      isCurrent={state.current === key}
      answered={state.answers[key] === undefined ? null : texts.hit.answered}
      error={isMissing ? texts.hit.noAnswer : null}
      onEnter={() => dispatch({ type: "entered", key })}
      texts={
        <>
          <SummaryTabs {...{ summaries, marking, texts: words }} />
          <div className="marking-summaries">
            {summaries.map((summary, number) => (
              <SummaryText
                key={number}
                {...{ itemKey: key, summary, number, marking, language: project.language, texts: words }}
                covered={covered[number] ?? []}
              />
            ))}
          </div>
          <SelectionTools {...{ summaries, units, marking, language: project.language, texts: words }} />
          <p className="sr-only" role="status">
            {marking.said}
          </p>
        </>
      }
      after={<ItemRemarks itemKey={key} {...{ project, state, dispatch }} texts={texts.hit} />}
    >
      <UnitList
        {...{ itemKey: key, summaries, units, marking, language: project.language, texts: words }}
        showsAll={isMissing}
      />
      <p className="marking-count">{fill(words.words, counts)}</p>
    </ItemCard>
  );
}
