import { createHmac } from "node:crypto";

/** Enough that two of a few thousand people rarely share one. */
const minDigits = 10;

/**
 * Names for some annotators that hold in one release only, as in `P-3f9a01c2d4`. The same contents give the same
 * names; whoever does not know the secret can neither find out who is behind one nor join two releases by them.
 * @param secret what this installation keeps to itself.
 * @param fingerprint of the release's contents.
 * @returns a name for each id, all different; longer ones for everybody where two would be equal.
 */
export function pseudonymsOf(
  secret: string,
  fingerprint: string,
  annotatorIds: readonly string[],
): Map<string, string> {
  const salt = createHmac("sha256", secret).update(`release ${fingerprint}`).digest();
  const digests = annotatorIds.map((id) => createHmac("sha256", salt).update(id).digest("hex"));
  for (let digits = minDigits; ; digits += 2) {
    const names = digests.map((digest) => `P-${digest.slice(0, digits)}`);
    if (new Set(names).size === names.length) {
      return new Map(annotatorIds.map((id, at) => [id, names[at] ?? ""]));
    }
  }
}
