import {
  dropAnswer,
  dropAnswersBefore,
  findAnswer,
  keepAnswer,
  takeAnswerKey,
} from "@/db/queries/api-tokens";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";

/** For so long a request that is made again gets the answer that it got. */
const keptMs = 24 * 60 * 60 * 1000;

/** A request as it is made again: by the same token, under the same key, asking for the same. */
export interface OnceRequest {
  tokenId: string;
  key: string;
  requestHash: string;
}

export interface OnceAnswer {
  status: number;
  body: string;
}

/**
 * Does something once for all requests with the same key, of whichever process. What went wrong on our side is not
 * kept, so that it can be asked for again.
 * @param act answers, refusals included
 * @throws DomainError `conflict` where the key was used for something else, or its first request is being done or was
 *   cut off; whatever `act` throws.
 */
export async function answerOnce(
  deps: Pick<Deps, "store" | "now">,
  { requestHash, ...place }: OnceRequest,
  act: () => Promise<OnceAnswer>,
): Promise<OnceAnswer> {
  const now = deps.now();
  const earlier = await deps.store.write(async (tx) => {
    const known = await findAnswer(tx, place);
    if (known !== undefined && known.createdAt <= now - keptMs) await dropAnswer(tx, place);
    const isOurs = await takeAnswerKey(tx, { ...place, requestHash, createdAt: now });
    // Whoever is told an answer again is told it once it is on the disk, as a transaction's end is.
    return isOurs ? null : { answer: await findAnswer(tx, place) };
  });
  if (earlier !== null) return answerAgain(earlier.answer, requestHash);
  try {
    const answer = await act();
    await deps.store.write((tx) => keepAnswer(tx, place, answer));
    return answer;
  } catch (error) {
    await deps.store.write((tx) => dropAnswer(tx, place));
    throw error;
  }
}

function answerAgain(known: Awaited<ReturnType<typeof findAnswer>>, requestHash: string): OnceAnswer {
  if (known !== undefined && known.requestHash !== requestHash) {
    throw new DomainError("conflict", "This Idempotency-Key was used for another request. Use a new one.");
  }
  if (known === undefined || known.status === null || known.body === null) {
    throw new DomainError(
      "conflict",
      "A request with this Idempotency-Key is being done, or was cut off. Look what became of it.",
    );
  }
  return { status: known.status, body: known.body };
}

/** Forgets answers that nobody gets again. */
export async function dropOldAnswers(deps: Pick<Deps, "store" | "now">): Promise<void> {
  await deps.store.write((tx) => dropAnswersBefore(tx, deps.now() - keptMs));
}
