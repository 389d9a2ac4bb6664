"use client";

import { useRef, type MouseEvent, type PointerEvent } from "react";
import type { Selection } from "./marking-state";
import type { MarkingControls } from "./use-marking";

/** The word at an element; null where there is none. */
const wordAt = (target: EventTarget | null): number | null => {
  const word =
    target instanceof Element ? target.closest<HTMLElement>("[data-word]")?.dataset.word : undefined;
  return word === undefined ? null : Number(word);
};

interface WordPointer {
  number: number;
  marking: Pick<MarkingControls, "selection" | "run" | "toggle">;
  onWord: (word: number) => void;
}

/** Lets a mouse or pen add a run by dragging; a press or tap toggles a word, and a finger scrolls the page. */
export function useWordPointer({ number, marking, onWord }: WordPointer) {
  const drag = useRef<{ word: number; from: Selection } | null>(null);
  const hasDragged = useRef(false);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      hasDragged.current = false;
      const word = wordAt(event.target);
      const isDrag = event.pointerType !== "touch" && event.button === 0 && word !== null;
      drag.current = isDrag ? { word, from: marking.selection } : null;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const word = wordAt(event.target);
      if (drag.current === null || event.buttons === 0 || word === null) return;
      if (word === drag.current.word && !hasDragged.current) return;
      hasDragged.current = true;
      marking.run(number, drag.current.word, word, drag.current.from);
      onWord(word);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const word = wordAt(event.target);
      drag.current = null;
      if (word === null || hasDragged.current) return;
      onWord(word);
      marking.toggle(number, word);
    },
  };
}
