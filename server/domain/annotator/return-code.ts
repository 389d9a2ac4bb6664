/** Digits and letters that nobody mistakes for one another. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const codeLength = 16;
const groupLength = 4;

/** Bytes from which a code is made: so many that taking each modulo the alphabet is uniform enough (79 bits remain). */
export const returnCodeBytes = 4 * codeLength;

/**
 * A return code as people read it, e.g. "7Q4K-2MWX-9RTB-C3HV".
 * @param bytes `returnCodeBytes` unforeseeable bytes
 */
export function returnCodeOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const characters = Array.from({ length: codeLength }, (_, at) => {
    return alphabet[view.getUint32(4 * at) % alphabet.length];
  });
  return characters.join("").replace(/(.{4})(?=.)/g, "$1-");
}

/** A code as it was typed, in the form of `returnCodeOf`; null where it cannot be one. */
export function readReturnCode(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s\p{Pd}_.]/gu, "");
  const isCode = plain.length === codeLength && [...plain].every((each) => alphabet.includes(each));
  if (!isCode) return null;
  const groups = Array.from({ length: codeLength / groupLength }, (_, at) =>
    plain.slice(at * groupLength, (at + 1) * groupLength),
  );
  return groups.join("-");
}
