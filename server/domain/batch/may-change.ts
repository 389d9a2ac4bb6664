import type { ProjectState } from "@/server/domain/project/project";
import type { BatchHold, BatchState } from "./batch";
import type { BatchChangeName } from "./contracts";

/** What decides over the changes of a batch. */
export interface BatchStanding {
  state: BatchState;
  hold: BatchHold | null;
}

/**
 * What can be done to a batch now, in the order of a menu. A project that is paused as a whole may be prepared for its
 * end; nothing is changed of one that is closed.
 */
export function changesOf({ state, hold }: BatchStanding, project: ProjectState): BatchChangeName[] {
  if (project !== "live" && project !== "paused") return [];
  if (state === "prepared") return ["open"];
  switch (hold) {
    case null:
      return ["raise", "pause", "stop"];
    case "paused":
      return ["raise", "resume", "stop"];
    case "stopped":
      return ["ask_again"];
  }
}

/** The hold that a batch has after a change. */
export function holdAfter(change: BatchChangeName, hold: BatchHold | null): BatchHold | null {
  switch (change) {
    case "pause":
      return "paused";
    case "stop":
      return "stopped";
    case "resume":
    case "ask_again":
      return null;
    case "open":
    case "raise":
      return hold;
  }
}
