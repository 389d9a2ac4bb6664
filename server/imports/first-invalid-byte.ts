const replacement = "\uFFFD";
const replacementBytes = Buffer.from(replacement);
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The offset of the first byte that is not UTF-8, from 0; null when all of them are. */
export function firstInvalidByte(bytes: Uint8Array): number | null {
  let offset = 0;
  const pieces = decoder.decode(bytes).split(replacement);
  for (const piece of pieces.slice(0, -1)) {
    offset += Buffer.byteLength(piece);
    const found = bytes.subarray(offset, offset + replacementBytes.length);
    // The decoder puts U+FFFD in the place of a wrong byte; a file may also hold it in its own right.
    if (!replacementBytes.equals(found)) return offset;
    offset += replacementBytes.length;
  }
  return null;
}
