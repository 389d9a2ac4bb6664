import { z } from "zod";
import type { SonaSettings } from "./sona";

/**
 * Where the credit of a person is: to be sent, being sent, given, refused by SONA, or sent without it being known what
 * SONA did with it.
 */
export const creditStates = ["waiting", "sending", "given", "refused", "unknown"] as const;
export type CreditState = (typeof creditStates)[number];

/** The address that SONA's interface has for one credit: a request that reads it gives the credit. */
export function creditAddress(
  { site, experimentId }: Pick<NonNullable<SonaSettings["credit"]>, "site" | "experimentId">,
  token: string,
  surveyCode: string,
): string {
  const parameters = { experiment_id: experimentId, credit_token: token, survey_code: surveyCode };
  return `${new URL(site).origin}/services/SonaAPI.svc/WebstudyCredit?${new URLSearchParams(parameters)}`;
}

/** What came of asking: `unsent` is known not to have reached SONA, `unclear` may have. */
export interface CreditAnswer {
  state: "given" | "refused" | "unclear" | "unsent";
  /** SONA's words, or what went wrong. */
  text: string;
}

const longest = 300;

/** What an answer of SONA's interface means. Only one with a credit in it is taken for a credit. */
export function readCreditAnswer(status: number, body: string): CreditAnswer {
  if (status >= 500) return { state: "unclear", text: `HTTP ${status}` };
  if (status >= 400) return { state: "refused", text: `HTTP ${status}` };
  if (status < 200 || status >= 300) return { state: "unclear", text: `HTTP ${status}` };
  if (/<(?:\w+:)?credit_status>\s*G\s*</.test(body)) return { state: "given", text: "" };
  const errors = /<(?:\w+:)?Errors(?![^>]*nil="true")[^>]*>([\s\S]*?)<\/(?:\w+:)?Errors>/.exec(body)?.[1];
  if (errors === undefined) return { state: "unclear", text: plainText(body) };
  return { state: "refused", text: plainText(errors) };
}

function plainText(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest);
}

/** What an organizer decides about a credit that SONA did not give for certain. */
export const decideCreditInput = z.object({
  /** The person's pseudonym. */
  annotator: z.string().max(20),
  decision: z.enum(["send-again", "given"]),
});
export type DecideCreditInput = z.infer<typeof decideCreditInput>;

export const creditSummary = z.object({
  counts: z.record(z.enum(creditStates), z.int()),
  /** Those that somebody must look at, oldest first. */
  open: z.array(
    z.object({
      annotator: z.string(),
      surveyCode: z.string(),
      state: z.enum(["refused", "unknown"]),
      answer: z.string(),
      /** ISO 8601. */
      sentAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type CreditSummary = z.infer<typeof creditSummary>;
