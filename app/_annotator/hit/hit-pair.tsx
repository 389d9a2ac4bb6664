import { numberName, type Value } from "@/server/domain/task/answer-form";
import { lazy, useState, type Dispatch, type ReactNode } from "react";
import type { PairItem } from "../pair-card/pair-item";
import { scaleRange } from "@/server/domain/scale/scale-range";
import { pairName } from "../pair-card/pair-name";
import { PairCard } from "../pair-card/pair-card";
import { isTyped } from "../scale-input/scale-cell";
import { ScaleInput } from "../scale-input/scale-input";
import { shownAnswer } from "./shown-answer";
import { dimensionOf } from "./dimension-of";
import { fill } from "./fill";
import { asRating, type HitAction, type HitState, type InputKind, type EnteredRating } from "./hit-state";
import type { HitProject } from "./hit-project";
import type { HitTemplates } from "./hit-texts";
import { spokenName } from "./spoken-name";

// What few projects use is fetched where it is used.
const ItemRemarks = lazy(async () => ({ default: (await import("./item-remarks")).ItemRemarks }));
const NumberInput = lazy(async () => ({
  default: (await import("../scale-input/number-input")).NumberInput,
}));

interface HitPairProps {
  item: PairItem;
  /** What stands in place of the two texts; without it they do. */
  shown?: ReactNode;
  at: number;
  /** "Page 4", where the focus came to this pair with its page. */
  arrivedOn: string | null;
  project: HitProject;
  state: HitState;
  dispatch: Dispatch<HitAction>;
  inputKind: () => InputKind;
  texts: HitTemplates;
}

/** One pair of a HIT, between the page's state and what stands on the screen. */
export function HitPair({
  item,
  shown,
  at,
  arrivedOn,
  project,
  state,
  dispatch,
  inputKind,
  texts,
}: HitPairProps) {
  const { key } = item;
  const { scale } = dimensionOf(item);
  const { min, max } = scaleRange(scale);
  const [offScale, setOffScale] = useState("");
  const value = asRating(state.answers[key]);
  const title = fill(texts.pair, { at: at + 1, count: state.keys.length });
  const missing = state.gapsShown && value === undefined;

  const answer = (given: EnteredRating) => {
    setOffScale("");
    dispatch({ type: "answered", key, value: given, input: inputKind(), goOn: false });
  };
  const goOn = () => dispatch({ type: "went-on" });
  const clear = (text: string) => {
    setOffScale(text);
    dispatch({ type: "cleared", key });
  };

  const name = pairName(title, item.textA, item.textB, (a, b) => fill(texts.group, { pair: title, a, b }));
  const inWords = (given: Value | undefined) => shownAnswer(scale, given, texts);
  const range = { low: min, high: max, step: scale.step };
  const wrong = missing && offScale !== "" ? fill(texts.notOnScale, { ...range, text: offScale }) : null;
  return (
    <PairCard
      item={item}
      shown={shown}
      language={item.language ?? project.language}
      question={project.question}
      questionLanguage={project.textsLanguage}
      title={title}
      name={spokenName({ key, name, arrivedOn, state, texts, inWords })}
      isCurrent={state.current === key}
      answered={value === undefined ? null : texts.answered}
      error={missing && wrong === null ? texts.noAnswer : null}
      labels={texts}
      onEnter={() => dispatch({ type: "entered", key })}
      after={
        project.itemComments || project.itemConfidence ? (
          <ItemRemarks itemKey={key} {...{ project, state, dispatch }} texts={texts} />
        ) : null
      }
    >
      {isTyped(scale) ? (
        <NumberInput
          name={numberName(key)}
          scale={scale}
          value={value}
          label={fill(texts.typed, range)}
          error={wrong}
          onAnswer={answer}
          onOffScale={clear}
          onGoOn={goOn}
        />
      ) : (
        <ScaleInput
          name={key}
          scale={scale}
          direction={project.scaleDirection}
          language={project.textsLanguage}
          value={value}
          texts={texts}
          onAnswer={answer}
          onGoOn={goOn}
        />
      )}
    </PairCard>
  );
}
