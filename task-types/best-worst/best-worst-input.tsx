"use client";

import type { KeyboardEvent } from "react";
import { fill } from "@/app/_annotator/hit/fill";
import type { WidgetTexts } from "@/app/_annotator/hit/hit-texts";
import { moveWithin } from "@/app/_annotator/scale-input/move-within";
import { isComplete, otherSide, sides, type BestWorstChoice, type Side } from "./best-worst-choice";
import { PairText } from "./pair-text";
import { nameOfSide } from "./side-names";

interface BestWorstInputProps {
  name: string;
  /** In the order in which they are shown; the first is number 1. */
  pairs: readonly (readonly [string, string])[];
  language: string;
  choice: BestWorstChoice;
  /** The side that lost its mark by the last press; null where none did. */
  displaced: Side | null;
  texts: WidgetTexts["best-worst"];
  onChoose: (side: Side, place: number) => void;
  onGoOn: () => void;
}

const sideways = ["ArrowLeft", "ArrowRight"];

/** Two columns of native radio buttons over the pairs: most and least. One pair cannot be both. */
export function BestWorstInput(props: BestWorstInputProps) {
  const { name, pairs, language, choice, displaced, texts, onChoose, onGoOn } = props;
  const radiosOf = (side: Side, within: Element) => {
    const radios = [...(within.closest(".best-worst")?.querySelectorAll("input") ?? [])];
    return radios.filter((radio) => radio.name === nameOfSide(name, side));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, side: Side, place: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (isComplete(choice)) onGoOn();
    } else if (sideways.includes(event.key)) {
      event.preventDefault();
      radiosOf(otherSide(side), event.currentTarget)[place - 1]?.focus();
    } else moveWithin(event, radiosOf(side, event.currentTarget));
  };
  const moved = displaced === "most" ? texts.movedFromMost : texts.movedFromLeast;
  return (
    <div className="best-worst-frame">
      <div className="best-worst">
        <div className="best-worst-head" aria-hidden="true">
          {sides.map((side) => (
            <span key={side}>{texts[side]}</span>
          ))}
        </div>
        {pairs.map((pair, at) => (
          <div key={at} className="best-worst-row">
            <bdi className="best-worst-place">{at + 1}</bdi>
            <PairText pair={pair} language={language} />
            {sides.map((side) => (
              <label key={side} className="cell best-worst-cell">
                <input
                  type="radio"
                  name={nameOfSide(name, side)}
                  value={at + 1}
                  checked={choice[side] === at + 1}
                  tabIndex={(choice[side] ?? 1) === at + 1 ? 0 : -1}
                  autoComplete="off"
                  aria-label={fill(side === "most" ? texts.mostOf : texts.leastOf, {
                    pair: pair.join(" : "),
                  })}
                  onChange={() => onChoose(side, at + 1)}
                  onKeyDown={(event) => onKeyDown(event, side, at + 1)}
                />
                <span className="cell-value best-worst-word">{texts[side]}</span>
              </label>
            ))}
          </div>
        ))}
      </div>
      <p className="best-worst-note" role="status">
        {displaced === null ? null : fill(moved, { place: choice[otherSide(displaced)] ?? "" })}
      </p>
    </div>
  );
}
