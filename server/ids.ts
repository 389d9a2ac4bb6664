import { createHash, randomBytes, randomFillSync } from "node:crypto";
import { v7 } from "uuid";

/** Makes an id that sorts by the time it was made. */
export type NewId = () => string;

const bytesOfId = 16;
/** Drawn for many ids at once: most of what an id costs is asking for its random bytes. */
const drawn = new Uint8Array(256 * bytesOfId);
let used = drawn.length;

function randomBytesOfId(): Uint8Array {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  return drawn.subarray(used, (used += bytesOfId));
}

let last = { msecs: 0, seq: 0 };

/** Ids of one process sort as they were made: where the clock has not moved on, the next one counts on. */
function nextPlace(random: Uint8Array): typeof last {
  const msecs = Date.now();
  if (msecs <= last.msecs) return { ...last, seq: last.seq + 1 };
  // Half of the room is left for counting.
  return { msecs, seq: new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1 };
}

export const newId: NewId = () => {
  const random = randomBytesOfId();
  last = nextPlace(random);
  return v7({ random, ...last });
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
