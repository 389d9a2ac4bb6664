import type { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { DomainError } from "@/server/domain/errors";
import { fieldProblems } from "@/server/domain/field-problems";
import type { Deps } from "@/server/deps";

/**
 * What the browser may learn of an error: a refusal as it is, the fields that a contract refused, and of anything
 * unexpected nothing but a reference under which the log has the rest.
 */
export function refusalOf(deps: Pick<Deps, "log" | "newId">, error: TRPCError): DomainError {
  const { cause } = error;
  if (cause instanceof DomainError) return cause;
  if (error.code === "BAD_REQUEST" && cause instanceof ZodError) {
    return new DomainError("invalid_input", "Some fields cannot be saved as they are.", {
      fields: fieldProblems(cause),
    });
  }
  if (error.code === "BAD_REQUEST" || error.code === "PARSE_ERROR") {
    return new DomainError("malformed", "This request cannot be read.");
  }
  if (error.code === "NOT_FOUND") return new DomainError("not_found", "There is no such procedure.");
  const reference = deps.newId();
  deps.log.error({ reference, error: cause ?? error }, "unexpected error");
  return new DomainError("internal", `Something on our side broke. It is noted as ${reference}.`, {
    reference,
  });
}
