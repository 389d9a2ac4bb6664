import { z } from "zod";
import { outcomeSettings, type Recruiter } from "../recruiter";

/** Where assignments are handed in: for pay, and in the sandbox where requesters try their tasks. */
const handInOrigins = ["https://www.mturk.com", "https://workersandbox.mturk.com"] as const;

/** The two sites that show workers an external question in a frame: for pay, and in the sandbox. */
const frameOrigins = ["https://worker.mturk.com", "https://workersandbox.mturk.com"];

/** What is set for an outcome that hands the assignment in. */
export const handIn = "hand-in";

export const mturkSettings = z.object({ name: z.literal("mturk"), ...outcomeSettings });

/** Mechanical Turk: an outcome hands the assignment in or does not; workers return a task by a button of its own. */
export const mturk: Recruiter<z.infer<typeof mturkSettings>> = {
  parametersOf: () => ({
    participant: { name: "workerId", form: /^[A-Z0-9]{5,60}$/i },
    study: { name: "hitId", form: /^[A-Z0-9]{5,60}$/i },
    submission: { name: "assignmentId", form: /^[A-Z0-9]{8,60}$/i },
    submitTo: { name: "turkSubmitTo", form: /^https:\/\/(www|workersandbox)\.mturk\.com\/?$/ },
  }),
  // Mechanical Turk appends its parameters to the address of an external question.
  placeholderOf: null,
  usual: { completed: handIn, partial: handIn, "timed-out": handIn },
  expected: ["completed", "partial"],
  targetProblem: (target) => (target === handIn ? null : { reason: "wrong_form", params: {} }),
  wayBack: (_, { submissionId, submitTo, completionCode }) => {
    const origin = handInOrigins.find((each) => each === submitTo?.replace(/\/$/, ""));
    if (origin === undefined || submissionId === null) return null;
    return {
      kind: "form",
      action: `${origin}/mturk/externalSubmit`,
      // Mechanical Turk takes an assignment only with one more answer; this one finds the person again in its results.
      fields: { assignmentId: submissionId, completionCode: completionCode ?? "-" },
    };
  },
  // Mechanical Turk leads from the address that takes the form on to its workers' pages.
  frames: { ancestors: frameOrigins, forms: [...handInOrigins, "https://worker.mturk.com"] },
};
