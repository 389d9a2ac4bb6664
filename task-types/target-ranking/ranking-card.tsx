"use client";

import type { KeyboardEvent } from "react";
import { fill } from "@/app/_annotator/hit/fill";
import { pageDirection } from "@/app/_annotator/scale-input/page-direction";
import { radioMove } from "@/app/_annotator/scale-input/radio-move";
import type { ShownGroup } from "./ranking-props";
import { markOf } from "./spoken";
import { useGrip, type DropSpot } from "./use-grip";
import type { RankingControls } from "./use-ranking";

interface CardProps {
  group: ShownGroup;
  candidate: number;
  controls: RankingControls;
}

/** A candidate that can be picked up, and once it has a place moved up, down and out. */
export function RankingCard({ group, candidate, controls }: CardProps) {
  const { candidates, language, texts } = group;
  const { state, act, press, focusOn } = controls;
  const { places, picked } = state;
  const text = candidates[candidate]?.text ?? "";
  const place = places[candidate] ?? null;
  const isPicked = picked?.candidate === candidate;
  const mark = markOf(candidate, state, texts);

  const grip = useGrip({
    onPick: () => act({ type: "picked", candidate }),
    onOver: (spot) => act({ type: "held-over", place: spot.on === "place" ? spot.place : null }),
    onDrop: (spot) => act(dropped(spot, candidate, place)),
    onCancel: () => act({ type: "given-up" }),
  });

  const onClick = () => {
    focusOn(candidate);
    if (isPicked) act({ type: "put-down" });
    else if (picked === null || place === null) act({ type: "picked", candidate });
    else {
      focusOn(picked.candidate);
      act({ type: "place-pressed", place });
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (press(event, candidate) || !isPicked) return;
    const over = picked.over ?? place ?? -1;
    const to = radioMove(event.key, over, places.length, pageDirection(event.currentTarget));
    if (event.key !== "Escape" && to === null) return;
    event.preventDefault();
    event.stopPropagation();
    act(to === null ? { type: "given-up" } : { type: "held-over", place: to });
  };

  const move = (part: "up" | "down") => {
    focusOn(candidate, part);
    act({ type: "moved", candidate, by: part === "up" ? -1 : 1 });
  };
  const takeOut = () => {
    focusOn(candidate);
    act({ type: "taken-out", candidate });
  };

  return (
    <div className="ranking-card" data-candidate={candidate} data-picked={isPicked}>
      <span className="ranking-grip" aria-hidden="true" {...grip} />
      <button
        type="button"
        className="ranking-word"
        data-part="name"
        aria-pressed={isPicked}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <bdi lang={language}>{text}</bdi>
      </button>
      {mark === null ? null : <span className="ranking-mark">{mark}</span>}
      {place === null ? null : (
        <span className="ranking-moves">
          <MoveButton
            part="up"
            text={texts.up}
            name={fill(texts.upNamed, { candidate: text })}
            onPress={() => move("up")}
          />
          <MoveButton
            part="down"
            text={texts.down}
            name={fill(texts.downNamed, { candidate: text })}
            onPress={() => move("down")}
          />
          <MoveButton
            part="out"
            text={texts.out}
            name={fill(texts.outNamed, { candidate: text })}
            onPress={takeOut}
          />
        </span>
      )}
    </div>
  );
}

interface MoveButtonProps {
  part: string;
  text: string;
  name: string;
  onPress: () => void;
}

function MoveButton({ part, text, name, onPress }: MoveButtonProps) {
  return (
    <button type="button" className="ranking-move" data-part={part} aria-label={name} onClick={onPress}>
      {text}
    </button>
  );
}

function dropped(spot: DropSpot, candidate: number, place: number | null) {
  if (spot.on === "place") return { type: "put", candidate, place: spot.place } as const;
  return spot.on === "pool" && place !== null
    ? ({ type: "taken-out", candidate } as const)
    : ({ type: "given-up" } as const);
}
