import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import type { Submission, SubmissionReply } from "@/server/domain/assignment/contracts";
import { Refused } from "@/app/_trpc/call";
import { sendingReducer, type SendingAction, type WayOn } from "./sending";

/** What is left to do after a refusal, by its reason; for others the answers are to be mended. */
export const waysOn: Partial<Record<string, WayOn>> = {
  unauthenticated: "open-again",
  assignment_returned: "go-on",
  project_closed: "go-on",
  not_found: "go-on",
  correction_closed: "go-on",
  // The same version sent again would be refused again.
  conflict: "go-on",
};

/** What became of one attempt to send. */
function outcome(error: unknown): SendingAction {
  if (!(error instanceof Refused)) return { type: "unanswered" };
  return { type: "refused", reason: error.reason, wayOn: waysOn[error.reason] ?? "mend" };
}

/** Sends a page until the server has answered; the same submission however often it takes. */
export function useSubmission(send: (submission: Submission) => Promise<SubmissionReply>) {
  const [sending, dispatch] = useReducer(sendingReducer, { phase: "editing" });
  const submission = useRef<Submission | null>(null);

  const attempt = useEffectEvent(async () => {
    if (submission.current === null) return;
    try {
      dispatch({ type: "received", reply: await send(submission.current) });
    } catch (error) {
      dispatch(outcome(error));
    }
  });

  useEffect(() => {
    if (sending.phase === "sending") void attempt();
  }, [sending]);

  const isWaiting = sending.phase === "waiting";
  useEffect(() => {
    if (!isWaiting) return;
    const tryNow = () => dispatch({ type: "try-now" });
    const timer = setInterval(() => dispatch({ type: "second-passed" }), 1_000);
    addEventListener("online", tryNow);
    return () => {
      clearInterval(timer);
      removeEventListener("online", tryNow);
    };
  }, [isWaiting]);

  return {
    sending,
    submit: (page: Submission) => {
      submission.current = page;
      dispatch({ type: "pressed" });
    },
    tryNow: () => dispatch({ type: "try-now" }),
  };
}
