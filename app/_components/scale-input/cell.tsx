import type { KeyboardEvent } from "react";
import type { Value } from "../hit/hit-state";

interface CellProps {
  name: string;
  value: Value;
  printed: string;
  label: string;
  checked: boolean;
  /** The group's one stop for the Tab key. */
  isTabStop: boolean;
  apart: boolean;
  language: string;
  onAnswer: (value: Value) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** One admissible value: a native radio button with its number and label. */
export function Cell(props: CellProps) {
  const { name, value, printed, label, checked, isTabStop, apart, language, onAnswer, onKeyDown } = props;
  const kind = label === "" ? "cell-unlabelled" : "cell-labelled";
  return (
    <label className={`cell ${kind} ${apart ? "cell-apart" : ""}`}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        tabIndex={isTabStop ? 0 : -1}
        autoComplete="off"
        onChange={() => onAnswer(value)}
        onKeyDown={onKeyDown}
      />
      <bdi className="cell-value">{printed}</bdi>
      {label === "" ? null : (
        <span className="cell-label" lang={language} dir="auto">
          {label}
        </span>
      )}
    </label>
  );
}
