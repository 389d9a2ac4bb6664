import { createHash } from "node:crypto";

/** A seed of 48 bits that any change of the parts changes. */
export function seedOf(...parts: readonly (string | number)[]): number {
  return createHash("sha256").update(JSON.stringify(parts)).digest().readUIntBE(0, 6);
}
