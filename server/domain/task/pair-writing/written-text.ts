import { z } from "zod";
import { blankReasons, maxWrittenTextLength } from "./answer-limits";

/** What is kept of an answer in its judgment: the text, or the reason for leaving it blank. */
export const writtenText = z.union([
  z.object({ text: z.string().max(maxWrittenTextLength) }),
  z.object({ blank: z.enum(blankReasons) }),
]);
export type WrittenText = z.infer<typeof writtenText>;

/** Reads what a judgment keeps. @throws ZodError when it keeps something else. */
export function parseWrittenText(answer: string): WrittenText {
  return writtenText.parse(JSON.parse(answer));
}
