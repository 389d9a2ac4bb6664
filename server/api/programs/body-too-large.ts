import { DomainError } from "@/server/domain/errors";
import { HttpRefusal } from "./http-refusal";

const bytesOfMegabyte = 1_000_000;

/** The most that a request may carry, but for files. */
export const maxBodyBytes = bytesOfMegabyte;

/** The rest of the body is not read, so the connection cannot carry another request. @param limit in bytes. */
export function bodyTooLarge(limit: number = maxBodyBytes): HttpRefusal {
  const megabytes = limit / bytesOfMegabyte;
  const refusal = new DomainError(
    "body_too_large",
    `The body is larger than ${megabytes} MB. Send less at a time.`,
    { limit, megabytes },
  );
  return new HttpRefusal(413, refusal, { connection: "close" });
}
