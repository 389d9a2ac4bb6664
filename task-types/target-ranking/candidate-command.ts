"use client";

import type { KeyboardEvent } from "react";
import { numberKeysOn } from "@/app/_annotator/display-menu/display-settings";
import { keyCommand } from "@/app/_annotator/hit/key-command";

/** What a key asks for while the focus is on a candidate. */
export type CandidateCommand = { do: "digit"; digit: number } | { do: "move"; by: 1 | -1 } | { do: "out" };

/** Reads a key press on a candidate; null where it means nothing there. */
export function candidateCommand(event: KeyboardEvent): CandidateCommand | null {
  if (event.key === "Delete" && !event.altKey && !event.ctrlKey && !event.metaKey) return { do: "out" };
  const place = { inField: false, overlaid: false, numberKeys: numberKeysOn() };
  const command = keyCommand(event.nativeEvent, place);
  if (command?.do === "digit") return command;
  return command?.do === "step" ? { do: "move", by: command.by } : null;
}
