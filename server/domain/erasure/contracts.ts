import { z } from "zod";
import { amount } from "@/server/domain/assignment/contracts";
import { erasureModes } from "@/server/domain/policy/privacy-policy";

/** What people read in place of somebody's name. */
export const erasedPerson = "an erased person";

/** What becomes of what is held on somebody, told before they are erased. */
export const erasurePreview = z.object({
  onErase: z.enum(erasureModes),
  /** Pages submitted, those of a qualification included. */
  pages: z.int(),
  /** Answers to the project's own questions. They are deleted, whatever becomes of judgments. */
  questionnaireAnswers: z.int(),
  /** All pay, and what of it is not marked as paid; null where pay was agreed elsewhere. */
  earned: amount.nullable(),
  unpaid: amount.nullable(),
  /** Releases that can contain their judgments. They are never changed. */
  releases: z.array(z.object({ version: z.int(), at: z.iso.datetime() })),
});
export type ErasurePreview = z.infer<typeof erasurePreview>;

export const eraseAnnotatorInput = z.object({
  annotator: z.string().max(100),
  reason: z.string().trim().min(1).max(2_000),
});
export type EraseAnnotatorInput = z.infer<typeof eraseAnnotatorInput>;
