import type { SubmissionReply } from "@/server/domain/assignment/contracts";

/** Whether answers to gold questions are shown after a page, or how its qualification ended. */
export const showsAnswers = ({ feedback, qualification }: SubmissionReply): boolean =>
  feedback.length > 0 || (qualification?.passed ?? null) !== null;
