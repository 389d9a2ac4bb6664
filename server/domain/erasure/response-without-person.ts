import type { SubmissionConditions } from "@/server/domain/assignment/assignment";
import type { SubmissionReply } from "@/server/domain/assignment/contracts";

/** A submitted page of which nothing is left but that it was submitted, and what it earned. */
export function emptiedReply(reply: SubmissionReply, hadJudgments: boolean): SubmissionReply {
  const { afterLease, state } = reply;
  const due = reply.due;
  // A page that was only kept earned nothing, and has to be known as such.
  const status = reply.status === "discarded" && !hadJudgments ? "discarded" : "late";
  return { status, afterLease, feedback: [], state, due };
}

export const emptyBody = { answers: [], seconds: {}, conditions: {} };

/** A submitted page without what its author wrote beside the answers, and what it says of their device. */
export function bodyWithoutComments(body: unknown): unknown {
  const { answers, ...rest } = body as { answers?: unknown };
  if (!Array.isArray(answers)) return body;
  return {
    ...rest,
    conditions: {},
    answers: answers.map((answer: object) => {
      const { comment: _comment, ...kept } = answer as { comment?: unknown };
      return kept;
    }),
  };
}

/** How a page was laid out, without what tells one browser from others. */
export function conditionsWithoutDevice({
  viewportWidth: _width,
  inputs: _inputs,
  ...layout
}: SubmissionConditions): SubmissionConditions {
  return layout;
}
