import type { z } from "zod";
import { ProlificError } from "./prolific-error";
import { repeatCalls, type CallWaiting } from "./repeat-calls";
import type { VendorAnswer, VendorCall } from "./vendor-call";

/** The ways in which calls of Prolific are sent. */
export interface VendorLine {
  /** Sent exactly once: creations, payments, and all that Prolific does not call idempotent. */
  once: VendorCall;
  /** Sent again after 429, 5xx and lost answers: reads, and calls that Prolific calls idempotent. */
  again: VendorCall;
  waiting: CallWaiting;
}

export function vendorLine(once: VendorCall, waiting: CallWaiting): VendorLine {
  return { once, waiting, again: (request) => repeatCalls(() => once(request), waiting) };
}

/** The body of an answer, as far as it is read. @throws ProlificError `unknown` where it is something else. */
export function answerBody<Schema extends z.ZodType>(answer: VendorAnswer, schema: Schema): z.output<Schema> {
  return understood(answer.body, schema);
}

/** The same for a part of a body. */
export function understood<Schema extends z.ZodType>(part: unknown, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(part);
  if (parsed.success) return parsed.data;
  throw new ProlificError("unknown", 200, "", { cause: parsed.error });
}
