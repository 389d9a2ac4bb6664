"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { fill } from "@/app/_annotator/hit/fill";
import { inTextOrder, unitLimits, type MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";
import type { MarkingTexts, ShownSummary } from "./marking-props";
import {
  lastRun,
  nothingSelected,
  partsOf,
  stretched,
  toggled,
  withRun,
  withUnit,
  type Selection,
} from "./marking-state";

interface Marking {
  itemKey: string;
  summaries: readonly ShownSummary[];
  units: MarkedUnit[];
  texts: MarkingTexts;
  onChange: (units: MarkedUnit[]) => void;
}

/** How the field for a unit's label and the text of a summary are called on the page. */
export const labelId = (itemKey: string, unit: number) => `${itemKey}-label-${unit}`;
export const summaryId = (itemKey: string, summary: number) => `${itemKey}-summary-${summary}`;

/** Between the units of an item, which belong to the page, and what is being selected for them here. */
export function useMarking({ itemKey, summaries, units, texts, onChange }: Marking) {
  const [selection, setSelection] = useState<Selection>(nothingSelected);
  const [chosen, setCurrent] = useState(0);
  const [shown, setShown] = useState(0);
  const [said, setSaid] = useState("");
  const focus = useRef<string | null>(null);
  const current = Math.min(chosen, units.length - 1);

  useLayoutEffect(() => {
    if (focus.current === null) return;
    document.getElementById(focus.current)?.focus();
    focus.current = null;
  });

  const wordsOf = ({ summary, words }: Selection): string => {
    const { text = "", words: all = [] } = summaries[summary] ?? {};
    return partsOf(all, words)
      .map(({ start, end }) => text.slice(start, end))
      .join(" … ");
  };
  const select = (next: Selection) => {
    setSelection(next);
    setShown(next.summary);
    setSaid(next.words.size === 0 ? texts.saidCleared : fill(texts.saidSelected, { text: wordsOf(next) }));
  };
  const nameOf = (unit: MarkedUnit | undefined) => unit?.label.trim() || texts.noLabel;
  const sayUnit = (at: number) => setSaid(fill(texts.saidUnit, { unit: at + 1, label: nameOf(units[at]) }));
  const selected = () => ({
    summary: selection.summary,
    parts: partsOf(summaries[selection.summary]?.words ?? [], selection.words).slice(0, unitLimits.parts),
  });

  const newUnit = () => {
    if (units.length >= unitLimits.units) return;
    const contributors = selection.words.size === 0 ? [] : [selected()];
    onChange([...units, { label: "", contributors }]);
    setSelection({ ...selection, words: new Set() });
    setCurrent(units.length);
    focus.current = labelId(itemKey, units.length);
  };

  const add = () => {
    const unit = units[current];
    if (selection.words.size === 0) return;
    if (unit === undefined) return newUnit();
    const contributors = [...unit.contributors, selected()];
    onChange(withUnit(units, current, { ...unit, contributors }));
    setSelection({ ...selection, words: new Set() });
    const counted = { count: contributors.length, size: summaries.length };
    setSaid(fill(texts.saidAdded, { unit: current + 1, label: nameOf(unit), ...counted }));
  };

  const takeOut = (at: number, contributor: number) => {
    const unit = units[at];
    if (unit === undefined) return;
    const contributors = unit.contributors.filter((_, number) => number !== contributor);
    onChange(withUnit(units, at, { ...unit, contributors }));
    setSaid(fill(texts.saidRemoved, { unit: at + 1 }));
  };

  return {
    ...{ selection, current, shown, said, newUnit, add, takeOut, show: setShown },
    selectedText: wordsOf(selection),
    toggle: (summary: number, word: number) => select(toggled(selection, summary, word)),
    /** @param from what was selected before the run began. */
    run: (summary: number, one: number, other: number, from = selection) =>
      select(withRun(from, summary, one, other)),
    stretch: (first: number, last: number) => select(stretched(selection, first, last)),
    /** Makes the last stretch a word longer or shorter, at its end. */
    lengthen: (by: 1 | -1) => {
      const run = lastRun(selection);
      const count = summaries[selection.summary]?.words.length ?? 0;
      if (run === null || run.last + by >= count) return;
      if (run.last + by >= run.first) select(stretched(selection, run.first, run.last + by));
      else select(toggled(selection, selection.summary, run.last));
    },
    clear: () => select({ ...selection, words: new Set() }),
    choose: (at: number) => {
      if (at < 0 || at >= units.length || at === current) return;
      setCurrent(at);
      sayUnit(at);
    },
    rename: (at: number, label: string) => {
      const unit = units[at];
      if (unit !== undefined) onChange(withUnit(units, at, { ...unit, label }));
    },
    removeUnit: (at: number) => {
      onChange(units.filter((_, number) => number !== at));
      if (current > at) setCurrent(current - 1);
      setSaid(fill(texts.saidGone, { unit: at + 1 }));
      focus.current = summaryId(itemKey, shown);
    },
    /** Takes out what the current unit, or else the only one, has at a word. */
    takeOutAt: (summary: number, word: number) => {
      const { start, end } = summaries[summary]?.words[word] ?? { start: 0, end: 0 };
      const found = units.flatMap(({ contributors }, at) =>
        contributors.flatMap((contributor, number) =>
          contributor.summary === summary &&
          inTextOrder(contributor).some((part) => part.start < end && part.end > start)
            ? [{ at, number }]
            : [],
        ),
      );
      const one = found.find(({ at }) => at === current) ?? (found.length === 1 ? found[0] : undefined);
      if (one !== undefined) takeOut(one.at, one.number);
    },
    /** Brings the focus to the text that was used last. */
    toText: () => document.getElementById(summaryId(itemKey, shown))?.focus(),
  };
}

export type MarkingControls = ReturnType<typeof useMarking>;
