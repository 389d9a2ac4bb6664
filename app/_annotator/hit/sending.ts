import type { SubmissionReply } from "@/server/domain/assignment/contracts";

/** What is left to do about a refusal: join again, leave a page that is theirs no more, or mend the page. */
export type WayOn = "open-again" | "go-on" | "mend";

/** Where a page is on its way to the server. */
export type Sending =
  | { phase: "editing" }
  | { phase: "sending"; attempt: number }
  | { phase: "waiting"; attempt: number; secondsLeft: number }
  | { phase: "refused"; reason: string; wayOn: WayOn }
  | { phase: "received"; reply: SubmissionReply };

export type SendingAction =
  | { type: "pressed" }
  | { type: "unanswered" }
  | { type: "second-passed" }
  | { type: "try-now" }
  | { type: "refused"; reason: string; wayOn: WayOn }
  | { type: "received"; reply: SubmissionReply };

const waits = [1, 2, 4, 8];
const maxWaitSeconds = 15;

/** How long to wait after an attempt, counted from 1, that got no answer; in seconds. */
export const retrySeconds = (attempt: number): number => waits[attempt - 1] ?? maxWaitSeconds;

function wait(state: Sending): Sending {
  if (state.phase !== "sending") return state;
  return { phase: "waiting", attempt: state.attempt, secondsLeft: retrySeconds(state.attempt) };
}

function tryAgain(state: Sending): Sending {
  return state.phase === "waiting" ? { phase: "sending", attempt: state.attempt + 1 } : state;
}

function countDown(state: Sending): Sending {
  if (state.phase !== "waiting") return state;
  return state.secondsLeft > 1 ? { ...state, secondsLeft: state.secondsLeft - 1 } : tryAgain(state);
}

/** A page is sent until it is answered; what is on its way is not sent beside itself. */
export function sendingReducer(state: Sending, action: SendingAction): Sending {
  switch (action.type) {
    case "pressed":
      return state.phase === "editing" || state.phase === "refused"
        ? { phase: "sending", attempt: 1 }
        : state;
    case "unanswered":
      return wait(state);
    case "second-passed":
      return countDown(state);
    case "try-now":
      return tryAgain(state);
    case "refused":
      return { phase: "refused", reason: action.reason, wayOn: action.wayOn };
    case "received":
      return { phase: "received", reply: action.reply };
  }
}

/** Whether a page is out of the annotator's hands: sent, on its way or about to be sent again. */
export const isUnderway = ({ phase }: Sending): boolean => phase !== "editing" && phase !== "refused";
