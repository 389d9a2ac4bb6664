"use client";

import type { KeyboardEvent } from "react";
import { moveWithin } from "@/app/_annotator/scale-input/move-within";
import { MatrixStyle, matrixClass } from "./matrix-style";
import type { ShownGroup } from "./ranking-props";
import { ordinalOf } from "./ranking-texts";
import { markOf } from "./spoken";
import type { RankingControls } from "./use-ranking";
import { WordPair } from "./word-pair";

interface MatrixProps {
  group: ShownGroup;
  controls: RankingControls;
}

/** A line of radio buttons for each candidate, one for each place. */
export function RankingMatrix({ group, controls }: MatrixProps) {
  const { candidates, texts } = group;
  return (
    <div className={matrixClass(candidates.length)}>
      <MatrixStyle candidates={candidates.length} />
      <div className="ranking-head" aria-hidden="true">
        <span />
        <div className="ranking-cells">
          {candidates.map(({ key }, place) => (
            <span key={key}>{ordinalOf(texts, place)}</span>
          ))}
        </div>
        <span />
      </div>
      {candidates.map(({ key }, candidate) => (
        <MatrixRow key={key} group={group} candidate={candidate} controls={controls} />
      ))}
    </div>
  );
}

function MatrixRow({ group, candidate, controls }: MatrixProps & { candidate: number }) {
  const { name, target, candidates, language, texts } = group;
  const { state, act, press, goOn } = controls;
  const text = candidates[candidate]?.text ?? "";
  const place = state.places[candidate] ?? null;
  const mark = markOf(candidate, state, texts);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (press(event, candidate) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (place !== null) goOn(candidate);
      return;
    }
    moveWithin(event, [...(event.currentTarget.closest("fieldset")?.querySelectorAll("input") ?? [])]);
  };

  return (
    <fieldset className="ranking-row" data-candidate={candidate} data-lost={state.lost.includes(candidate)}>
      <legend className="sr-only">
        <WordPair target={target} candidate={text} language={language} />
      </legend>
      <div className="ranking-line">
        <span className="ranking-name" aria-hidden="true">
          <WordPair target={target} candidate={text} language={language} />
        </span>
        <div className="ranking-cells">
          {candidates.map(({ key }, at) => (
            <label key={key} className="ranking-cell">
              <input
                type="radio"
                name={`${name}.${candidate}`}
                value={at}
                checked={place === at}
                tabIndex={(place ?? 0) === at ? 0 : -1}
                data-part={(place ?? 0) === at ? "name" : undefined}
                autoComplete="off"
                onChange={() => act({ type: "put", candidate, place: at })}
                onKeyDown={onKeyDown}
              />
              <span className="ranking-ordinal">{ordinalOf(texts, at)}</span>
            </label>
          ))}
        </div>
        <span className="ranking-mark">{mark}</span>
      </div>
    </fieldset>
  );
}
