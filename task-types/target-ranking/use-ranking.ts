"use client";

import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { typedKey, type Typing } from "@/app/_annotator/scale-input/typed-key";
import { candidateCommand } from "./candidate-command";
import { nextWithoutPlace } from "./places";
import {
  rankingReducer,
  startRanking,
  type Ranked,
  type RankingAction,
  type RankingState,
} from "./ranking-state";

/** Which of a candidate's controls has the focus. */
export type CandidatePart = "name" | "up" | "down";

interface Ranking {
  value: Ranked;
  allowTies: boolean;
  onChange: (value: Ranked) => void;
  /** Every candidate has a place and the keyboard goes on. */
  onGoOn: (value: Ranked) => void;
}

/** Between the places of a group, which belong to the page, and what is being done to them here. */
export function useRanking({ value, allowTies, onChange, onGoOn }: Ranking) {
  const root = useRef<HTMLDivElement>(null);
  const focus = useRef<string | null>(null);
  const pending = useRef<(Typing & { candidate: number }) | null>(null);
  const [{ picked, news }, setLocal] = useState(() => startRanking(value));
  const { places, lost } = value;
  const state: RankingState = { places, lost, picked, news };

  useLayoutEffect(() => {
    if (focus.current === null) return;
    root.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  });

  const focusOn = (candidate: number, part: CandidatePart = "name") => {
    focus.current = `[data-candidate="${candidate}"] [data-part="${part}"]`;
  };

  const act = (action: RankingAction): RankingState => {
    const next = rankingReducer(state, action, allowTies);
    setLocal(next);
    if (next.places !== places) onChange({ places: next.places, lost: next.lost });
    return next;
  };

  const goOn = (reached: Ranked, from: number) => {
    const next = nextWithoutPlace(reached.places, from);
    if (next === null) onGoOn(reached);
    else focusOn(next);
  };

  const pressDigit = (candidate: number, digit: number) => {
    const before = pending.current?.candidate === candidate ? pending.current : null;
    const numbers = places.map((_, place) => place + 1);
    const { typing, value: number, complete } = typedKey(numbers, digit, performance.now(), before);
    pending.current = typing === null ? null : { ...typing, candidate };
    if (number === null) return;
    focusOn(candidate);
    const reached = act({ type: "put", candidate, place: number - 1 });
    if (complete) goOn(reached, candidate);
  };

  /** Whether the key was meant for the candidate, so that nobody else hears it. */
  const press = (event: KeyboardEvent, candidate: number): boolean => {
    const command = candidateCommand(event);
    if (command === null) return false;
    event.preventDefault();
    event.stopPropagation();
    focusOn(candidate);
    if (command.do === "digit") pressDigit(candidate, command.digit);
    else if (command.do === "out") act({ type: "taken-out", candidate });
    else act({ type: "moved", candidate, by: command.by });
    return true;
  };

  return { root, state, act, press, focusOn, goOn: (from: number) => goOn(value, from) };
}

export type RankingControls = ReturnType<typeof useRanking>;
