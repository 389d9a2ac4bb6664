"use client";

import { useId } from "react";
import { fill } from "@/app/_annotator/hit/fill";
import { RankingCard } from "./ranking-card";
import type { ShownGroup } from "./ranking-props";
import type { RankingControls } from "./use-ranking";

interface ListProps {
  group: ShownGroup;
  controls: RankingControls;
}

/** Candidates on one side, places on the other. It starts empty: an untouched list is not an answer. */
export function RankingList({ group, controls }: ListProps) {
  const { candidates, texts } = group;
  const { places, picked } = controls.state;
  const id = useId();
  const at = (place: number | null) =>
    candidates.flatMap(({ key }, candidate) => (places[candidate] === place ? [{ key, candidate }] : []));
  const card = ({ key, candidate }: { key: string; candidate: number }) => (
    <RankingCard key={key} group={group} candidate={candidate} controls={controls} />
  );
  return (
    <div className="ranking-list">
      <div className="ranking-pool" data-pool role="group" aria-labelledby={`${id}-pool`}>
        <p id={`${id}-pool`} className="ranking-caption">
          {texts.notPlaced}
        </p>
        {at(null).map(card)}
      </div>
      <div className="ranking-places">
        <p className="ranking-caption">{texts.mostSimilar}</p>
        <ol>
          {candidates.map(({ key }, place) => (
            <li key={key} data-place={place} data-over={picked?.over === place}>
              <span className="ranking-number" aria-hidden="true">
                {place + 1}
              </span>
              <div className="ranking-slot">
                {at(place).map(card)}
                {at(place).length > 0 ? null : (
                  <button
                    type="button"
                    className="ranking-free"
                    aria-label={fill(texts.putAt, { place: place + 1 })}
                    onClick={() => {
                      if (picked !== null) controls.focusOn(picked.candidate);
                      controls.act({ type: "place-pressed", place });
                    }}
                  >
                    {texts.putHere}
                  </button>
                )}
              </div>
            </li>
          ))}
        </ol>
        <p className="ranking-caption">{texts.leastSimilar}</p>
      </div>
    </div>
  );
}
