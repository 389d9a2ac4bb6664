import type { IncomingMessage, ServerResponse } from "node:http";
import { DomainError } from "@/server/domain/errors";
import { bodyTooLarge, maxBodyBytes } from "@/server/api/programs/body-too-large";
import { HttpRefusal } from "@/server/api/programs/http-refusal";

/** Where files arrive, which `storeUpload` limits itself while it writes them to the disk. */
const uploads = "/api/uploads";

/** Where programs send files, likewise. */
const imports = /^\/api\/v1\/projects\/[^/]+\/imports$/;

/** Where runs arrive, whose teams have no account; what a form says of a system comes with its files. */
const runs = /^\/api\/(?:evaluations\/[^/]+|projects\/[^/]+\/evaluation)\/runs$/;

interface BodyLimits {
  bytes: number;
  /** A body that has not arrived after so long is not waited for. */
  timeoutMs: number;
}

const ordinary: BodyLimits = { bytes: maxBodyBytes, timeoutMs: 30_000 };
/** 800,000 lines of 20 characters. */
const ofRun: BodyLimits = { bytes: 16 * maxBodyBytes, timeoutMs: 120_000 };

/** An upload that brings nothing for so long has been given up. */
const silenceMs = 60_000;
/** So long the rest of a refused body is read and thrown away, so that its sender gets to read the answer. */
const lingerMs = 1_000;

const sessionCookie = /(?:^|;\s*)(?:__Secure-)?touchstone\.session_token=/;
const personalToken = /^Bearer tst_/i;

/**
 * Lets no more than a megabyte of a body in, announced or not, and 16 of a run; files to import only from a browser
 * that says who signed in, or from a program with a token.
 * Called before anything reads the body.
 * @param refuse answers in place of whoever was to read it
 * @returns whether somebody may read it
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  refuse: (error: HttpRefusal | DomainError) => void,
): boolean {
  if (!hasBody(request)) return true;
  response.once("finish", () => endRest(request));
  const [path] = (request.url ?? "").split("?", 1);
  if (path === uploads) return limitUpload(request, refuse, sessionCookie.test(request.headers.cookie ?? ""));
  if (imports.test(path ?? "")) {
    return limitUpload(request, refuse, personalToken.test(request.headers.authorization ?? ""));
  }
  const { bytes, timeoutMs } = runs.test(path ?? "") ? ofRun : ordinary;
  if (Number(request.headers["content-length"] ?? 0) > bytes) {
    refuse(bodyTooLarge(bytes));
    return false;
  }
  countBytes(request, bytes, () => refuse(bodyTooLarge(bytes)));
  const late = setTimeout(() => whenStillMissing(request, () => refuse(tooSlow())), timeoutMs).unref();
  for (const event of ["end", "close"]) request.once(event, () => clearTimeout(late));
  return true;
}

/** After a standstill of this process, what lies ready is read before anybody is called slow. */
function whenStillMissing(request: IncomingMessage, refuse: () => void): void {
  setImmediate(() =>
    setImmediate(() => {
      if (!request.complete && !request.destroyed) refuse();
    }),
  );
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function limitUpload(
  request: IncomingMessage,
  refuse: (error: DomainError) => void,
  saysWho: boolean,
): boolean {
  if (!saysWho) {
    refuse(new DomainError("unauthenticated", "Sign in first."));
    return false;
  }
  const { socket } = request;
  const giveUp = () => socket.destroy();
  socket.setTimeout(silenceMs, giveUp);
  request.once("close", () => socket.setTimeout(0).off("timeout", giveUp));
  return true;
}

/** Looks at what the connection hands over, so that too much of it is never kept, whoever reads the body and how. */
function countBytes(request: IncomingMessage, limit: number, tooMuch: () => void): void {
  const push = request.push.bind(request);
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    const before = bytes;
    bytes += chunk?.length ?? 0;
    if (bytes <= limit) return push(chunk, encoding);
    if (before <= limit) tooMuch();
    return true;
  };
}

/** Ends a connection whose answer went out before its request had come in whole. */
function endRest(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  setTimeout(() => request.socket.destroy(), lingerMs).unref();
}

const tooSlow = () =>
  new HttpRefusal(408, new DomainError("malformed", "The body did not arrive in time. Send it again."), {
    connection: "close",
  });
