import { plainReasonOf } from "@/db/errors";
import type { Deps } from "./deps";
import { DomainError } from "./domain/errors";

/** The refusal that an error is or was caused by; null for what nobody expected. */
export const knownRefusal = (error: unknown): DomainError | null => plainReasonOf(error);

/** How long somebody is to wait who was refused because the server could not serve just then. */
const retryAfterSeconds = 2;

/** Headers that go along with a refusal. */
export function refusalHeaders({ reason, details }: DomainError): Record<string, string> {
  const { seconds } = details;
  if (reason === "rate_limited" && typeof seconds === "number") return { "retry-after": String(seconds) };
  return reason === "busy" ? { "retry-after": String(retryAfterSeconds) } : {};
}

/**
 * What a caller may learn of an error: the refusal that it is or was caused by, and of anything unexpected nothing but
 * a reference under which the log has the rest.
 */
export function refusalFor(deps: Pick<Deps, "log" | "newId">, error: unknown): DomainError {
  const known = knownRefusal(error);
  if (known !== null) return known;
  const reference = deps.newId();
  deps.log.error({ reference, error }, "unexpected error");
  return new DomainError("internal", `Something on our side broke. It is noted as ${reference}.`, {
    reference,
  });
}
