"use client";

import type { PointerEvent } from "react";
import { lastRun } from "./marking-state";
import type { MarkingControls } from "./use-marking";

/** The finger hides what is under it, so the word above it is meant, by so many pixels. */
const fingerPixels = 28;

/** Lets the ends of the last selected stretch be dragged with a finger. */
export function useWordHandle(marking: Pick<MarkingControls, "selection" | "stretch">) {
  return (end: "first" | "last") => ({
    "data-end": end,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      const run = lastRun(marking.selection);
      if (run === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const text = event.currentTarget.closest("[role=listbox]");
      const word = document
        .elementsFromPoint(event.clientX, event.clientY - fingerPixels)
        .find(
          (element): element is HTMLElement =>
            element.matches("[data-word]") && text?.contains(element) === true,
        );
      if (word === undefined) return;
      const at = Number(word.dataset.word);
      if (end === "first") marking.stretch(Math.min(at, run.last), run.last);
      else marking.stretch(run.first, Math.max(at, run.first));
    },
    onClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
  });
}
