import type { KeyboardEvent, ReactNode } from "react";
import type { EnteredRating } from "../hit/hit-state";

/** What all cells of a group have in common. */
export interface CellGroup {
  name: string;
  language: string;
  /** The answer; undefined while there is none. */
  value: EnteredRating | undefined;
  /** The group's one stop for the Tab key. */
  tabStop: EnteredRating | undefined;
  onAnswer: (value: EnteredRating) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface CellProps {
  group: CellGroup;
  value: EnteredRating;
  printed: ReactNode;
  label: string;
  /** What a screen reader says; absent where number and label say it. */
  spoken?: string;
  apart?: boolean;
}

/** One admissible value: a native radio button with its number and label. */
export function ScaleCellBox({ group, value, printed, label, spoken, apart = false }: CellProps) {
  const kind = label === "" ? "cell-unlabelled" : "cell-labelled";
  return (
    <label className={`cell ${kind} ${apart ? "cell-apart" : ""}`}>
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        tabIndex={group.tabStop === value ? 0 : -1}
        autoComplete="off"
        aria-label={spoken}
        onChange={() => group.onAnswer(value)}
        onKeyDown={group.onKeyDown}
      />
      <bdi className="cell-value">{printed}</bdi>
      {label === "" ? null : (
        <span className="cell-label" lang={group.language} dir="auto">
          {label}
        </span>
      )}
    </label>
  );
}
