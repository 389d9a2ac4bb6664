import { DomainError } from "@/server/domain/errors";
import { HttpRefusal } from "./http-refusal";

/** The most that a request may carry, but for files to import. */
export const maxBodyBytes = 1_000_000;

/** The rest of the body is not read, so the connection cannot carry another request. */
export function bodyTooLarge(): HttpRefusal {
  const refusal = new DomainError("body_too_large", "The body is larger than 1 MB. Send less at a time.", {
    limit: maxBodyBytes,
  });
  return new HttpRefusal(413, refusal, { connection: "close" });
}
