import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What a request says, of which a signature speaks. */
export interface SignedRequest {
  method: string;
  /** The path and the query as they were sent. */
  target: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface AccessKey {
  id: string;
  secret: string;
}

/** How a request fails its check, by the name that S3 has for it. */
export type SignatureFault = "AccessDenied" | "InvalidAccessKeyId" | "SignatureDoesNotMatch";

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, content: string) => createHmac("sha256", key).update(content).digest();

/** A name or value of a query as the signature has it, whichever way it was sent. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: string): string {
  const pairs = query.split("&").filter((pair) => pair !== "");
  return pairs
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=").map((part) => encoded(decodeURIComponent(part)));
      return `${name}=${value}`;
    })
    .sort()
    .join("&");
}

/**
 * Checks a request against signature version 4, as Amazon's manual of S3 describes it: its headers, and its body by the
 * hash that the headers tell.
 * @returns null where it is right
 */
export function faultOf(request: SignedRequest, key: AccessKey): SignatureFault | null {
  const { method, target, headers, body } = request;
  const parts = form.exec(headers.authorization ?? "");
  if (parts === null) return "AccessDenied";
  const [, id, day = "", region = "", signed = "", signature = ""] = parts;
  if (id !== key.id) return "InvalidAccessKeyId";
  const told = String(headers["x-amz-content-sha256"]);
  if (told !== "UNSIGNED-PAYLOAD" && told !== sha256(body)) return "SignatureDoesNotMatch";
  const [path = "", query = ""] = target.split("?");
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}\n`);
  const canonical = [method, path, canonicalQuery(query), lines.join(""), signed, told].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", String(headers["x-amz-date"]), scope, sha256(canonical)].join("\n");
  const signing = [region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${key.secret}`, day));
  const right = hmac(signing, text);
  return timingSafeEqual(right, Buffer.from(signature, "hex")) ? null : "SignatureDoesNotMatch";
}
