import type { AnnotatorState } from "./annotator-status";

/** What an organizer can do about where somebody stands. */
export const annotatorStatusActs = ["pause", "stop", "let-go-on"] as const;
export type AnnotatorStatusAct = (typeof annotatorStatusActs)[number];

const actsIn: Record<AnnotatorState, readonly AnnotatorStatusAct[]> = {
  qualifying: ["pause", "stop"],
  working: ["pause", "stop"],
  paused: ["let-go-on", "stop"],
  stopped: ["let-go-on"],
  failed: ["let-go-on"],
};

/** The acts that change something for somebody who stands there. */
export function actsFor(state: AnnotatorState): readonly AnnotatorStatusAct[] {
  return actsIn[state];
}

/** Who may object: those who may not work. */
export function mayContest(state: AnnotatorState): boolean {
  return state === "paused" || state === "stopped" || state === "failed";
}

interface AnnotatorStatus {
  state: AnnotatorState;
  /** Whether they passed the qualification, or none is asked for. */
  isQualified: boolean;
}

/**
 * Where an act leads. Who is let go on works again, or qualifies if they had not finished that; whoever failed the
 * qualification is excused from it.
 */
export function stateAfter(act: AnnotatorStatusAct, { state, isQualified }: AnnotatorStatus): AnnotatorState {
  switch (act) {
    case "pause":
      return "paused";
    case "stop":
      return "stopped";
    case "let-go-on":
      return isQualified || state === "failed" ? "working" : "qualifying";
  }
}
