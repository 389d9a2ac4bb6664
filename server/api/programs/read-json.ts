import type { IncomingMessage } from "node:http";
import { DomainError } from "@/server/domain/errors";
import { bodyTooLarge, maxBodyBytes } from "./body-too-large";

async function readBytes(request: IncomingMessage): Promise<Buffer> {
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
 * The JSON body of a request; an empty body is an empty object.
 * @throws DomainError `malformed` for what is not JSON in UTF-8, HttpRefusal 413 `body_too_large` above 1 MB.
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return {};
  if (!/^application\/json\b/i.test(request.headers["content-type"] ?? "")) {
    throw new DomainError("malformed", "Send the body as JSON, with content-type: application/json.");
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new DomainError("malformed", "The body is not JSON in UTF-8.");
  }
}
