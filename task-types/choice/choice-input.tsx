"use client";

import type { KeyboardEvent } from "react";
import { moveWithin } from "@/app/_annotator/scale-input/move-within";

interface ChoiceInputProps {
  name: string;
  /** In the order in which they are shown; the first is number 1. */
  candidates: readonly string[];
  /** Of the candidates; undefined where they are words of the page itself. */
  language: string | undefined;
  /** The number that is chosen; undefined while there is none. */
  value: number | undefined;
  onAnswer: (value: number) => void;
  onGoOn: () => void;
}

/** A native radio button for each candidate; its whole text is the label. */
export function ChoiceInput({ name, candidates, language, value, onAnswer, onGoOn }: ChoiceInputProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "Enter") {
      const group = event.currentTarget.closest(".choice");
      return moveWithin(event, [...(group?.querySelectorAll("input") ?? [])]);
    }
    event.preventDefault();
    if (value !== undefined) onGoOn();
  };
  return (
    <div className="choice">
      {candidates.map((text, at) => (
        <label key={at} className="cell choice-cell">
          <input
            type="radio"
            name={name}
            value={at + 1}
            checked={value === at + 1}
            tabIndex={(value ?? 1) === at + 1 ? 0 : -1}
            autoComplete="off"
            onChange={() => onAnswer(at + 1)}
            onKeyDown={onKeyDown}
          />
          <bdi className="cell-value">{at + 1}</bdi>
          <span className="item-text" lang={language} dir="auto">
            {text}
          </span>
        </label>
      ))}
    </div>
  );
}
