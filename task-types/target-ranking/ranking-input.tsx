"use client";

import { fill } from "@/app/_annotator/hit/fill";
import { placedCount } from "./places";
import { RankingMatrix } from "./ranking-matrix";
import type { RankingMode } from "@/server/domain/task/target-ranking/ranking-mode";
import type { ShownGroup } from "./ranking-props";
import type { Ranked } from "./ranking-state";
import { ordinalOf } from "./ranking-texts";
import { spoken } from "./spoken";
import { useRanking } from "./use-ranking";
import { useRankingList } from "./use-ranking-list";

interface RankingInputProps {
  group: ShownGroup;
  value: Ranked;
  /** Whether candidates may share a place. */
  allowTies: boolean;
  mode: RankingMode;
  onChange: (value: Ranked) => void;
  onMode: (mode: RankingMode) => void;
  /** Every candidate has a place and the keyboard goes on. */
  onGoOn: (value: Ranked) => void;
}

/** Ranks the candidates of a target by buttons or by drag and drop; both hold the same places. */
export function RankingInput(props: RankingInputProps) {
  const { group, value, allowTies, onChange, onMode, onGoOn } = props;
  const List = useRankingList(props.mode === "list");
  const mode = List === null ? "buttons" : "list";
  const { candidates, texts } = group;
  const controls = useRanking({ value, allowTies, onChange, onGoOn });
  const { root, state } = controls;
  const names = candidates.map(({ text }) => text);
  const size = candidates.length;
  const range = { first: ordinalOf(texts, 0), last: ordinalOf(texts, size - 1) };
  return (
    <div className="ranking" ref={root}>
      <p className="ranking-hint">
        {fill(texts.range, range)} {allowTies ? texts.tiesAllowed : null}
      </p>
      {List === null ? (
        <RankingMatrix group={group} controls={controls} />
      ) : (
        <List group={group} controls={controls} />
      )}
      <p className={mode === "buttons" ? "sr-only" : "ranking-hint ranking-news"} role="status">
        {state.news === null ? "" : spoken(state.news, names, texts)}
      </p>
      <div className="ranking-foot needs-scripts">
        <button
          type="button"
          className="button-link"
          onClick={() => onMode(mode === "buttons" ? "list" : "buttons")}
        >
          {mode === "buttons" ? texts.listInstead : texts.buttonsInstead}
        </button>
        <span className="ranking-hint" dir="auto">
          {fill(texts.placed, { count: placedCount(value.places), size })}
        </span>
      </div>
    </div>
  );
}
