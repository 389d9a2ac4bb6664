import { createHash, randomBytes, randomFillSync } from "node:crypto";

/** Makes an id that sorts by the time it was made. */
export type NewId = () => string;

/** Drawn for many ids at once: most of what an id costs is asking for its random bits. */
const drawn = new Uint32Array(512);
let used = drawn.length;

function randomBits(count: number): number {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  return (drawn[used++] as number) >>> (32 - count);
}

const countBits = 15;
let last = { msecs: 0, count: 0 };

/** Ids of one process sort as they were made: where the clock has not moved on, the next one counts on. */
function nextPlace(): typeof last {
  const msecs = Date.now();
  const count = last.count + 1;
  if (msecs <= last.msecs && count < 2 ** countBits) return { msecs: last.msecs, count };
  // Half of the room is left for counting.
  return { msecs: Math.max(msecs, last.msecs + 1), count: randomBits(countBits - 1) };
}

/** Five bits a letter, in letters that every database sorts in the order of their numbers. */
const inLetters = (value: number, letters: number) => value.toString(32).padStart(letters, "0");

/**
 * An id of 18 letters: nine for the millisecond it was made in, three that count on, six that are drawn. Most of a
 * judgment on the disk is ids, in its row and in its indexes, so each letter costs about 20 bytes a judgment.
 */
export const newId: NewId = () => {
  last = nextPlace();
  return inLetters(last.msecs, 9) + inLetters(last.count, 3) + inLetters(randomBits(30), 6);
};

/** Makes a secret of `bytes` random bytes that can stand in an address. */
export type NewSecret = (bytes: number) => string;

export const newSecret: NewSecret = (bytes) => randomBytes(bytes).toString("base64url");

/** What is kept of a secret; the secret itself is known only to whom it was given. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** A seed of 48 bits that any change of the parts changes. */
export function seedOf(...parts: readonly (string | number)[]): number {
  return createHash("sha256").update(JSON.stringify(parts)).digest().readUIntBE(0, 6);
}
