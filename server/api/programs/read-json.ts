import type { IncomingMessage } from "node:http";
import { DomainError } from "@/server/domain/errors";
import { bodyTooLarge, maxBodyBytes } from "./body-too-large";

/** The body of a request. @throws HttpRefusal 413 `body_too_large` above 1 MB. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > maxBodyBytes) throw bodyTooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBodyBytes) chunks.push(chunk);
      else {
        request.pause();
        reject(bodyTooLarge());
      }
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
  });
}

/**
 * A body as JSON; an empty one is an empty object.
 * @throws DomainError `malformed` for what is not JSON in UTF-8.
 */
export function jsonIn(bytes: Buffer, mediaType: string | undefined): unknown {
  if (bytes.length === 0) return {};
  if (!/^application\/json\b/i.test(mediaType ?? "")) {
    throw new DomainError("malformed", "Send the body as JSON, with content-type: application/json.");
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new DomainError("malformed", "The body is not JSON in UTF-8.");
  }
}
