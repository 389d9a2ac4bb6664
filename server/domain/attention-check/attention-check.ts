import { z } from "zod";

/** What becomes of somebody who failed as many checks as the rule says; no action leaves it at counting. */
export const checkActions = ["none", "warn", "stop"] as const;

const checkText = z.string().trim().max(2_000);

/** Something to answer that says itself what to answer. It is no item of the project, and no gold. */
const attentionCheck = z
  .object({
    /** Nobody is asked twice what has the same id. */
    id: z.string().regex(/^check-[a-z0-9-]{1,40}$/),
    /**
     * Of a record the title, then in further lines its description; of a word the word itself, then what is meant by it;
     * of a ranking the target. Empty where candidates are all there is.
     */
    textA: checkText,
    /** As text A; of a sense its words with commas between them, then its definition. Empty where there is one text. */
    textB: checkText,
    /** Answers to choose from, candidates to rank, or pairs with a colon between their texts. */
    candidates: z.array(z.string().trim().min(1).max(500)).max(9),
    /**
     * Values of the scale, or numbers of candidates from 1, of which each passes, on every dimension. Of pairs the number
     * of the most similar one, then that of the least similar; of a ranking the numbers of all candidates in order.
     */
    accepted: z.array(z.number()).min(1).max(100),
  })
  .refine(({ textA, candidates }) => textA !== "" || candidates.length > 0, { path: ["textA"] });
export type AttentionCheck = z.infer<typeof attentionCheck>;

/** How often people are asked attention checks, and what follows from failing them. */
export const attentionChecksPolicy = z.object({
  /** One page in so many has a check; null asks none. */
  everyPages: z.int().min(1).max(1_000).nullable(),
  /** The most checks one person is asked. */
  perAnnotator: z.int().min(1).max(50),
  /** From so many failed checks on the action follows. */
  failures: z.int().min(1).max(50),
  action: z.enum(checkActions),
  checks: z.array(attentionCheck).max(50),
});
export type AttentionChecksPolicy = z.infer<typeof attentionChecksPolicy>;

export const noAttentionChecks: AttentionChecksPolicy = {
  everyPages: null,
  perAnnotator: 3,
  failures: 2,
  action: "warn",
  checks: [],
};

/** Whether people who work meet checks, which is said openly. */
export const usesChecks = ({ everyPages, checks }: AttentionChecksPolicy): boolean =>
  everyPages !== null && checks.length > 0;

/** From how many failed checks on work ends; null where it does not. */
export const checksEndAt = (policy: AttentionChecksPolicy): number | null =>
  usesChecks(policy) && policy.action === "stop" ? policy.failures : null;

/** A check as it stood on one page, whatever the organizer has changed since. */
export interface ShownCheck {
  /** All that the browser learns of it, as of an item. */
  key: string;
  checkId: string;
  /** How many items stood before it. */
  at: number;
  textA: string;
  textB: string;
  content: unknown;
  accepted: number[];
  /** The language into which its texts are translated (BCP 47); absent where they are as they were written. */
  language?: string;
  /** As of a shown item. */
  order?: number[];
  swapped?: boolean;
}
