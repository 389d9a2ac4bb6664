import type { Answers } from "@/server/domain/task/answer-form";
import type { LeasedAssignment, SubmissionReply } from "./contracts";
import type { EnteredPage } from "./entered-page";

/** What became of a page that a browser sent as a form, for the page that it gets in return. */
export type PageOutcome =
  | { kind: "gaps"; assignment: string; entered: EnteredPage }
  /** It is whole and was not taken this time; sent again, it may be. */
  | { kind: "not-taken"; assignment: string; entered: EnteredPage }
  | { kind: "received"; assignment: LeasedAssignment; answers: Answers; reply: SubmissionReply }
  /** It was sent before, with other answers or whole; what stands on it now is not taken. */
  | { kind: "sent"; at: string }
  | { kind: "refused" };

/** The header of a request in which the server tells the page of it. */
export const pageOutcomeHeader = "x-page-outcome";

export const writePageOutcome = (outcome: PageOutcome): string =>
  Buffer.from(JSON.stringify(outcome)).toString("base64url");

/** Only what `writePageOutcome` wrote comes here: the server takes the header off every request. */
export const readPageOutcome = (header: string | null): PageOutcome | null =>
  header === null ? null : (JSON.parse(Buffer.from(header, "base64url").toString()) as PageOutcome);
