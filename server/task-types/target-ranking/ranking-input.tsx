"use client";

import { useEffectEvent, useLayoutEffect } from "react";
import { fill } from "@/app/_components/hit/fill";
import { chosenPlaces } from "./chosen-places";
import type { Places } from "./places";
import { RankingList } from "./ranking-list";
import { RankingMatrix } from "./ranking-matrix";
import type { RankingMode, ShownGroup } from "./ranking-props";
import { spoken } from "./spoken";
import { useRanking } from "./use-ranking";

export interface RankingInputProps extends ShownGroup {
  value: Places;
  /** Whether candidates may share a place. */
  allowTies: boolean;
  mode: RankingMode;
  onChange: (places: Places) => void;
  onMode: (mode: RankingMode) => void;
  /** Every candidate has a place and the keyboard goes on. */
  onGoOn: () => void;
}

/** Ranks the candidates of a target by buttons or by drag and drop; both hold the same places. */
export function RankingInput(props: RankingInputProps) {
  const { value, allowTies, mode, onChange, onMode, onGoOn, ...group } = props;
  const { candidates, texts } = group;
  const controls = useRanking({ value, allowTies, onChange, onGoOn });
  const { root, state, act } = controls;

  const takeChosen = useEffectEvent(() => {
    const chosen = root.current === null ? [] : chosenPlaces(root.current);
    const unknown = chosen.filter(({ candidate, place }) => value[candidate] !== place);
    if (unknown.length > 0) act(...unknown.map((each) => ({ type: "put", ...each }) as const));
  });
  // Radio buttons answer before any script runs; what was chosen meanwhile is taken over once.
  useLayoutEffect(() => takeChosen(), []);

  const names = candidates.map(({ text }) => text);
  const [first, last] = [texts.ordinals[0] ?? "", texts.ordinals[candidates.length - 1] ?? ""];
  return (
    <div className="ranking" ref={root} data-mode={mode}>
      <p className="ranking-range">{fill(texts.range, { first, last })}</p>
      {mode === "buttons" ? (
        <RankingMatrix group={group} controls={controls} />
      ) : (
        <RankingList group={group} controls={controls} />
      )}
      <p className={mode === "buttons" ? "sr-only" : "ranking-news"} role="status">
        {state.news === null ? "" : spoken(state.news, names, texts)}
      </p>
      <button
        type="button"
        className="button-link"
        onClick={() => onMode(mode === "buttons" ? "list" : "buttons")}
      >
        {mode === "buttons" ? texts.listInstead : texts.buttonsInstead}
      </button>
    </div>
  );
}
