import { createHash, randomBytes } from "node:crypto";
import { v7 } from "uuid";

/** Makes an id that sorts by the time it was made. */
export type NewId = () => string;

export const newId: NewId = () => v7();

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
