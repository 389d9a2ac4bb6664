import type { ServerResponse } from "node:http";
import type { Deps } from "@/server/deps";
import type { DomainError } from "@/server/domain/errors";
import { refusalFor, refusalHeaders } from "@/server/refusal";
import { HttpRefusal } from "./http-refusal";
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
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, { ...headersOfAll, "content-length": body.length, ...headers });
  response.end(body);
}

/** How a door words the error of a refusal. */
export type ErrorForm = (refusal: DomainError, status: number) => object;

const plain: ErrorForm = ({ reason, message, details }) => ({ reason, message, details });

/** Answers with a refusal; of anything unexpected the caller learns a reference, and the log has the rest. */
export function sendError(
  deps: Pick<Deps, "log" | "newId">,
  response: ServerResponse,
  error: unknown,
  form = plain,
): void {
  const refusal = error instanceof HttpRefusal ? error.refusal : refusalFor(deps, error);
  const status = error instanceof HttpRefusal ? error.status : statusOf[refusal.reason];
  const headers = error instanceof HttpRefusal ? error.headers : refusalHeaders(refusal);
  sendJson(response, status, { error: form(refusal, status) }, headers);
}
