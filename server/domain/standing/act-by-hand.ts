import type { AnnotatorState } from "./standing";

/** What an organizer can do about where somebody stands. */
export const standingActs = ["pause", "stop", "let-go-on"] as const;
export type StandingAct = (typeof standingActs)[number];

const actsIn: Record<AnnotatorState, readonly StandingAct[]> = {
  qualifying: ["pause", "stop"],
  working: ["pause", "stop"],
  paused: ["let-go-on", "stop"],
  stopped: ["let-go-on"],
  failed: ["let-go-on"],
};

/** The acts that change something for somebody who stands there. */
export function actsFor(state: AnnotatorState): readonly StandingAct[] {
  return actsIn[state];
}

/** Who may object: those who may not work. */
export function mayContest(state: AnnotatorState): boolean {
  return state === "paused" || state === "stopped" || state === "failed";
}

interface Standing {
  state: AnnotatorState;
  /** Whether they passed the qualification, or none is asked for. */
  isQualified: boolean;
}

/**
 * Where an act leads. Who is let go on works again, or qualifies if they had not finished that; whoever failed the
 * qualification is excused from it.
 */
export function stateAfter(act: StandingAct, { state, isQualified }: Standing): AnnotatorState {
  switch (act) {
    case "pause":
      return "paused";
    case "stop":
      return "stopped";
    case "let-go-on":
      return isQualified || state === "failed" ? "working" : "qualifying";
  }
}
