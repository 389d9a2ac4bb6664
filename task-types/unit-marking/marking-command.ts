"use client";

import type { KeyboardEvent } from "react";
import { numberKeysOn } from "@/app/_annotator/display-menu/display-settings";
import { pageDirection } from "@/app/_annotator/scale-input/page-direction";

/** What a key asks for while the focus is on a summary. */
export type MarkingCommand =
  | { do: "move" | "line" | "end"; by: 1 | -1; extends: boolean }
  | { do: "unit"; by: 1 | -1 }
  | { do: "toggle" | "add" | "new" | "out" | "clear" };

const plain: Partial<Record<string, MarkingCommand>> = {
  " ": { do: "toggle" },
  Enter: { do: "add" },
  Delete: { do: "out" },
  Escape: { do: "clear" },
};

/** Reads a key press on a summary; null where it means nothing there. Left and right are those of its text. */
export function markingCommand(event: KeyboardEvent<HTMLElement>): MarkingCommand | null {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey) return null;
  if (altKey) {
    if (key === "ArrowDown") return { do: "unit", by: 1 };
    return key === "ArrowUp" ? { do: "unit", by: -1 } : null;
  }
  if (code === "KeyU") return numberKeysOn() ? { do: "new" } : null;
  const onwards = pageDirection(event.currentTarget) === "rtl" ? "ArrowLeft" : "ArrowRight";
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return { do: "move", by: key === onwards ? 1 : -1, extends: shiftKey };
    case "ArrowDown":
    case "ArrowUp":
      return { do: "line", by: key === "ArrowDown" ? 1 : -1, extends: shiftKey };
    case "Home":
    case "End":
      return { do: "end", by: key === "End" ? 1 : -1, extends: shiftKey };
    default:
      return plain[key] ?? null;
  }
}
