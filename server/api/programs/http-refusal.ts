import type { DomainError } from "@/server/domain/errors";

/** A refusal that has a status of its own, because it is about HTTP and not about what was asked. */
export class HttpRefusal extends Error {
  override readonly name = "HttpRefusal";

  constructor(
    readonly status: 405 | 408 | 413 | 414,
    readonly refusal: DomainError,
    readonly headers: Record<string, string> = {},
  ) {
    super(refusal.message);
  }
}
