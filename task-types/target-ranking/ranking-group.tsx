"use client";

import { fill } from "@/app/_annotator/hit/fill";
import { widgetTexts } from "@/app/_annotator/hit/hit-texts";
import { ItemRemarks } from "@/app/_annotator/hit/item-remarks";
import { spokenName } from "@/app/_annotator/hit/spoken-name";
import { ItemCard } from "@/app/_annotator/pair-card/item-card";
import type { ItemsProps } from "@/app/_annotator/widget/widget";
import type { ItemOf, Value } from "@/server/domain/task/answer-form";
import { placedCount } from "./places";
import { RankingInput } from "./ranking-input";
import type { Ranked } from "./ranking-state";
import { keptValue } from "./ranking-value";
import { inWords } from "./ranking-words";
import { useRankingMode } from "./use-ranking-mode";

interface RankingGroupProps extends Omit<ItemsProps, "items" | "locked"> {
  groups: readonly ItemOf<"target-ranking">[];
  /** Which of the groups it is, from 0. */
  at: number;
  item: ItemOf<"target-ranking">;
}

/** One target group with the way to rank it. */
export function RankingGroup(props: RankingGroupProps) {
  const { groups, at, item, arrivedOn, project, state, dispatch, inputKind, texts } = props;
  const [mode, setMode] = useRankingMode(item.candidates.length);
  const words = widgetTexts(texts, "target-ranking");
  const { key, target, candidates, allowTies, language = project.language } = item;
  const kept = state.answers[key] ?? state.drafts[key];
  const value = keptValue(kept, candidates.length);
  const title = fill(texts.hit.pair, { at: at + 1, count: groups.length });
  const missing = state.gapsShown && state.answers[key] === undefined;
  const answerInWords = (given: Value | undefined) => {
    const before = state.focus?.on === "pair" ? state.focus.after : null;
    const answered = groups.find((group) => group.key === before);
    return answered === undefined ? "" : inWords(answered.candidates, given, words);
  };
  const valueOf = ({ places, lost }: Ranked) => ({ places: [...places], lost: [...lost], input: mode });
  const change = (ranked: Ranked) => {
    const [given, input] = [valueOf(ranked), inputKind()];
    if (placedCount(given.places) < given.places.length)
      dispatch({ type: "drafted", key, value: given, input });
    else dispatch({ type: "answered", key, value: given, input, goOn: false, keepsFocus: true });
  };

  return (
    <ItemCard
      questionKey={key}
      question={project.question}
      questionLanguage={project.textsLanguage}
      title={title}
      name={spokenName({
        key,
        name: fill(texts.hit.group, { pair: title, target }),
        arrivedOn,
        state,
        inWords: answerInWords,
        texts: texts.hit,
      })}
      isCurrent
      answered={state.answers[key] === undefined ? null : texts.hit.answered}
      error={missing ? texts.hit.noAnswer : null}
      onEnter={() => dispatch({ type: "entered", key })}
      texts={
        <p className="ranking-task">
          {words.rankBy}{" "}
          <b className="item-text" lang={language} dir="auto">
            {target}
          </b>
        </p>
      }
      after={<ItemRemarks itemKey={key} {...{ project, state, dispatch }} texts={texts.hit} />}
    >
      <RankingInput
        group={{ name: key, target, candidates, language, texts: words }}
        value={value}
        allowTies={allowTies}
        mode={mode}
        onChange={change}
        onMode={setMode}
        onGoOn={(ranked) =>
          dispatch({ type: "answered", key, value: valueOf(ranked), input: inputKind(), goOn: true })
        }
      />
    </ItemCard>
  );
}
