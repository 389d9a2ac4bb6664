import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { Deps } from "@/server/deps";
import type { DomainError } from "@/server/domain/errors";
import { refusalFor, refusalHeaders } from "@/server/refusal";
import { HttpRefusal } from "./http-refusal";
import type { SentStream } from "./sent";
import { statusOf } from "./status-of";

const headersOfAll = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "content-security-policy": "default-src 'none'",
};

export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  sendText(response, status, JSON.stringify(value), headers);
}

/** The same for JSON that was worded before, or a text of another type. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(text);
  response.writeHead(status, { ...headersOfAll, "content-length": body.length, ...headers });
  response.end(body);
}

/** Sends what is read, as it is read; an error in the middle cuts the answer off. */
export async function sendStream(
  response: ServerResponse,
  status: number,
  { stream, headers }: SentStream,
): Promise<void> {
  response.writeHead(status, { ...headersOfAll, ...headers });
  await pipeline(stream, response);
}

/** How a door words the error of a refusal. */
export type ErrorForm = (refusal: DomainError, status: number) => object;

export const plainError: ErrorForm = ({ reason, message, details }) => ({ reason, message, details });

/** Answers with a refusal; of anything unexpected the caller learns a reference, and the log has the rest. */
export function sendError(
  deps: Pick<Deps, "log" | "newId">,
  response: ServerResponse,
  error: unknown,
  form = plainError,
): void {
  const refusal = error instanceof HttpRefusal ? error.refusal : refusalFor(deps, error);
  const status = error instanceof HttpRefusal ? error.status : statusOf[refusal.reason];
  const headers = error instanceof HttpRefusal ? error.headers : refusalHeaders(refusal);
  sendJson(response, status, { error: form(refusal, status) }, headers);
}
