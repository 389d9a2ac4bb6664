"use client";

import { useState, type KeyboardEvent } from "react";
import { fill } from "@/app/_annotator/hit/fill";
import type { MarkingTexts, ShownSummary } from "./marking-props";
import { lastRun, type coverage } from "./marking-state";
import { markingCommand } from "./marking-command";
import { summaryId, type MarkingControls } from "./use-marking";
import { useWordHandle } from "./use-word-handle";
import { useWordPointer } from "./use-word-pointer";
import { wordOnLine } from "./word-on-line";

interface SummaryTextProps {
  itemKey: string;
  summary: ShownSummary;
  number: number;
  covered: ReturnType<typeof coverage>;
  marking: MarkingControls;
  language: string;
  texts: MarkingTexts;
}

/** So many lines stand under a word; further units are counted. */
const mostLines = 3;

/** A summary whose words can be selected, each with the units that it is in. */
export function SummaryText({
  itemKey,
  summary,
  number,
  covered,
  marking,
  language,
  texts,
}: SummaryTextProps) {
  const { heading, text, words } = summary;
  const { selection, current, shown } = marking;
  const [cursor, setCursor] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const id = summaryId(itemKey, number);
  const wordId = (at: number) => `${id}-${at}`;
  const selected = selection.summary === number ? selection.words : new Set<number>();
  const pointer = useWordPointer({ number, marking, onWord: setCursor });
  const handle = useWordHandle(marking);
  const run = selected.size === 0 ? null : lastRun(selection);

  const moveTo = (to: number, extends_: boolean) => {
    const next = Math.max(0, Math.min(words.length - 1, to));
    if (extends_) marking.run(number, cursor, next);
    setCursor(next);
    document.getElementById(wordId(next))?.scrollIntoView({ block: "nearest" });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const command = markingCommand(event);
    if (command === null) return;
    event.preventDefault();
    event.stopPropagation();
    switch (command.do) {
      case "move":
        return moveTo(cursor + command.by, command.extends);
      case "line":
        return moveTo(wordOnLine(event.currentTarget, cursor, command.by), command.extends);
      case "end":
        return moveTo(command.by === 1 ? words.length - 1 : 0, command.extends);
      case "toggle":
        return marking.toggle(number, cursor);
      case "add":
        return marking.add();
      case "new":
        return marking.newUnit();
      case "out":
        return marking.takeOutAt(number, cursor);
      case "unit":
        return marking.choose(current + command.by);
      case "clear":
        return marking.clear();
    }
  };

  const gapAfter = (at: number) => text.slice(words[at]?.end, words[at + 1]?.start ?? text.length);
  return (
    <section className="marking-summary" data-shown={number === shown}>
      <h2 className="marking-heading" lang={language} dir="auto">
        {heading}
      </h2>
      <div
        id={id}
        className="item-text marking-text"
        role="listbox"
        aria-multiselectable="true"
        aria-label={fill(texts.textNamed, { heading })}
        aria-activedescendant={isFocused && words.length > 0 ? wordId(cursor) : undefined}
        tabIndex={0}
        lang={language}
        dir="auto"
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        {...pointer}
      >
        {text.slice(0, words[0]?.start ?? text.length)}
        {words.map(({ written }, at) => {
          const { units, begins } = covered[at] ?? { units: [], begins: [] };
          const isMore = units.length > mostLines && begins.length > 0;
          const name = fill(texts.inUnits, {
            word: written,
            units: units.map((unit) => unit + 1).join(", "),
          });
          return (
            <span key={at} className="marking-place">
              {run?.first === at ? (
                <span className="marking-handle" aria-hidden="true" {...handle("first")} />
              ) : null}
              {begins.length === 0 ? null : (
                <sup className="marking-number" aria-hidden="true">
                  {begins
                    .slice(0, mostLines)
                    .map((unit) => unit + 1)
                    .join(",")}
                  {isMore ? `+${units.length - mostLines}` : null}
                </sup>
              )}
              <span
                id={wordId(at)}
                role="option"
                data-word={at}
                className="marking-word"
                aria-selected={selected.has(at)}
                aria-label={units.length === 0 ? undefined : name}
                data-lines={Math.min(units.length, mostLines)}
                data-current={units.includes(current)}
                data-cursor={isFocused && at === cursor}
              >
                {written}
              </span>
              {run?.last === at ? (
                <span className="marking-handle" aria-hidden="true" {...handle("last")} />
              ) : null}
              {gapAfter(at)}
            </span>
          );
        })}
      </div>
    </section>
  );
}
