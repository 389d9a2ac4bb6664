import { useReducer } from "react";
import type { ListedNeighbour, ListedSense } from "@/server/domain/sense/contracts";
import type { partsOfSpeech } from "@/server/domain/task/word-to-sense/content";

type PartOfSpeech = (typeof partsOfSpeech)[number];

/** What an organizer has chosen so far for one word. */
export interface Picked {
  word: string;
  /** What was looked up last. */
  lookedUp: string;
  start: ListedSense | null;
  pos: PartOfSpeech;
  /** null where the sense chosen to start from is what is meant. */
  ownGloss: string | null;
  comparison: ListedNeighbour | null;
}

type Change = Partial<Picked>;

const nothing: Picked = {
  word: "",
  lookedUp: "",
  start: null,
  pos: "n",
  ownGloss: null,
  comparison: null,
};

/** A new look-up takes back the sense, and a new sense what was picked near it. */
function change(state: Picked, next: Change): Picked {
  if (next.lookedUp !== undefined) return { ...state, ...next, start: null, comparison: null };
  if (next.start) return { ...state, ...next, pos: next.start.pos, comparison: null };
  return { ...state, ...next };
}

export function usePicker() {
  return useReducer(
    (state: Picked, next: Change | "again") => (next === "again" ? nothing : change(state, next)),
    nothing,
  );
}
