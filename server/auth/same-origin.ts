import { DomainError } from "@/server/domain/errors";

/**
 * Refuses a request that a page of another site makes in a signed-in person's name. Programs send no origin.
 * @throws DomainError `forbidden`.
 */
export function requireSameOrigin(headers: Headers): void {
  const origin = headers.get("origin");
  const host = headers.get("x-forwarded-host") ?? headers.get("host");
  if (origin === null || (URL.canParse(origin) && new URL(origin).host === host)) return;
  throw new DomainError("forbidden", "This request comes from another site.", { origin });
}
