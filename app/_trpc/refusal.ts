import { TRPCClientError } from "@trpc/client";
import { z } from "zod";
import { errorReasons, type ErrorReason } from "@/server/domain/errors";
import type { FieldProblem } from "@/server/domain/field-problems";

/** What the server refused, as a page needs it; `unreachable` when no answer came at all. */
export interface Refusal {
  reason: ErrorReason | "unreachable";
  details: Record<string, unknown>;
  fields: Record<string, FieldProblem>;
}

const refusalData = z.object({
  reason: z.enum(errorReasons),
  details: z.record(z.string(), z.unknown()).default({}),
});

/** Reads a refusal out of whatever a call threw. */
export function thrownRefusal(error: unknown): Refusal {
  const parsed = refusalData.safeParse(error instanceof TRPCClientError ? error.data : undefined);
  if (!parsed.success) return { reason: "unreachable", details: {}, fields: {} };
  const { reason, details } = parsed.data;
  // The server's own contract: problems by field path, each with a reason and its parameters.
  const fields = (details.fields ?? {}) as Record<string, FieldProblem>;
  return { reason, details, fields };
}
