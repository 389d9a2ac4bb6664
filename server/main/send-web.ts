import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, gzipSync } from "node:zlib";
import { securityHeaders, unframed } from "./security-headers.mjs";

/** Below that, packing saves less than it costs. */
const minPackedBytes = 1_024;

const takesGzip = /(?:^|,)\s*gzip\s*(?:,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$))|$)/i;

/** What packs a few kilobytes as well as the greatest window does, and needs a fifth of the memory to begin. */
const window = { windowBits: 13, memLevel: 6 };

/** Packed in this thread: a few kilobytes take a third of what it costs to hand them to another. */
const packed = (bytes: Buffer) => gzipSync(bytes, { level: constants.Z_BEST_SPEED, ...window });

interface TextAnswer {
  status: number;
  headers: Iterable<[string, string]>;
  text: string;
}

/** Sends a text of the web's own kind of answer to a browser, with the headers that Next gives to all of its answers. */
export async function sendWeb(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  sendBrowserText(request, response, {
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  });
}

/** Leads a browser on, as a form's answer does; in the frame of a recruiter, too. */
export function sendOn(response: ServerResponse, { status, headers }: Response): void {
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  for (const [name, value] of headers) response.appendHeader(name, value);
  response.writeHead(status, { "content-length": 0 }).end();
}

/** The same as `sendWeb` for a text and its headers. */
export function sendBrowserText(
  { headers: { "accept-encoding": accepted = "" } }: IncomingMessage,
  response: ServerResponse,
  { status, headers, text }: TextAnswer,
): void {
  for (const { key, value } of [...securityHeaders, unframed]) response.setHeader(key, value);
  for (const [name, value] of headers) response.appendHeader(name, value);
  const bytes = Buffer.from(text);
  const isLong = bytes.length >= minPackedBytes;
  if (isLong) response.appendHeader("vary", "accept-encoding");
  const isPacked = isLong && takesGzip.test(String(accepted));
  if (isPacked) response.setHeader("content-encoding", "gzip");
  const body = isPacked ? packed(bytes) : bytes;
  response.writeHead(status, { "content-length": body.length }).end(body);
}
