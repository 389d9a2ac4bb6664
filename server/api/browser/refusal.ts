import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { requireSameOrigin } from "@/server/auth/same-origin";
import { DomainError } from "@/server/domain/errors";
import { fieldProblems } from "@/server/domain/field-problems";
import type { Deps } from "@/server/deps";
import { codeOf } from "./code-of";
import { refusalFor, refusalHeaders } from "@/server/refusal";

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
  return refusalFor(deps, cause ?? error);
}

/** Headers that go along with the refusals of one request. */
export function headersOfRefusals(errors: readonly TRPCError[]): Headers {
  const refusals = errors.map(({ cause }) => cause).filter((cause) => cause instanceof DomainError);
  return new Headers(Object.assign({}, ...refusals.map(refusalHeaders)) as Record<string, string>);
}

/** `requireSameOrigin` before there is a procedure to refuse. @throws TRPCError with the status of its reason. */
export function refuseOtherSites(headers: Headers): void {
  try {
    requireSameOrigin(headers);
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause;
    throw new TRPCError({ code: codeOf[cause.reason], message: cause.message, cause });
  }
}
