import { createHash } from "node:crypto";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { refusalFor } from "@/server/refusal";
import { answerOnce, type OnceAnswer } from "@/server/services/token/answer-once";
import type { TokenHolder } from "@/server/services/token/authenticate-token";
import type { ApiRequest } from "./route";
import { plainError } from "./send";
import { SentText } from "./sent";
import { statusOf } from "./status-of";

const keyForm = /^[\x21-\x7e]{1,200}$/;

/** Requests of this process that are being done, so that one that is sent twice at the same time is answered twice. */
const running = new Map<string, { requestHash: string; answer: Promise<OnceAnswer> }>();

/** What tells one request from another under the same key. @param content the hash of its body */
function hashOfRequest({ method, url }: ApiRequest, content: string): string {
  return createHash("sha256")
    .update(JSON.stringify([method, url, content]))
    .digest("base64url");
}

export const hashOfBytes = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("base64url");

/**
 * Does a write; with an Idempotency-Key it is done once for a day, and asked for again it gets the same answer.
 * @param contentHash is asked for only where there is a key
 * @throws DomainError `malformed` for what is no key, and as `answerOnce`.
 */
export async function perform(
  request: ApiRequest,
  holder: TokenHolder,
  { status, contentHash }: { status: number; contentHash: () => Promise<string> },
  act: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return act();
  if (typeof key !== "string" || !keyForm.test(key)) {
    throw new DomainError("malformed", "An Idempotency-Key has 1 to 200 letters, digits or signs.");
  }
  const requestHash = hashOfRequest(request, await contentHash());
  const tokenId = holder.actor.token.id;
  const place = `${tokenId} ${key}`;
  const other = running.get(place);
  if (other?.requestHash === requestHash) return sent(await other.answer);
  const answer = answerOnce(request.deps, { tokenId, key, requestHash }, () =>
    worded(request.deps, status, act),
  );
  if (other !== undefined) return sent(await answer);
  running.set(place, { requestHash, answer });
  try {
    return sent(await answer);
  } finally {
    running.delete(place);
  }
}

const sent = ({ status, body }: OnceAnswer) => new SentText(status, body);

/** The answer in words, refusals included; what is no answer for good is thrown. */
async function worded(deps: Deps, status: number, act: () => Promise<unknown>): Promise<OnceAnswer> {
  try {
    return { status, body: JSON.stringify(await act()) };
  } catch (error) {
    const refusal = refusalFor(deps, error);
    const refused = statusOf[refusal.reason];
    if (refused >= 500 || refused === 429) throw refusal;
    return { status: refused, body: JSON.stringify({ error: plainError(refusal, refused) }) };
  }
}
