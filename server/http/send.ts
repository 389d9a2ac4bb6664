import type { ServerResponse } from "node:http";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
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

/** Answers with a refusal; of anything unexpected the caller learns a reference, and the log has the rest. */
export function sendError(deps: Pick<Deps, "log" | "newId">, response: ServerResponse, error: unknown): void {
  const refusal = refusalOf(deps, error);
  const { reason, message, details } = refusal;
  const status = error instanceof HttpRefusal ? error.status : statusOf[reason];
  const headers = error instanceof HttpRefusal ? error.headers : {};
  sendJson(response, status, { error: { reason, message, details } }, headers);
}

function refusalOf(deps: Pick<Deps, "log" | "newId">, error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof HttpRefusal) return error.refusal;
  const reference = deps.newId();
  deps.log.error({ reference, error }, "unexpected error");
  return new DomainError("internal", `Something on our side broke. It is noted as ${reference}.`, {
    reference,
  });
}
