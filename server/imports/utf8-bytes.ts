import { gatherHead } from "./gather-head";
import type { ByteSource } from "@/server/domain/import/source";

const marks: readonly (readonly [string, Buffer])[] = [
  ["utf-16le", Buffer.from([0xff, 0xfe])],
  ["utf-16be", Buffer.from([0xfe, 0xff])],
];

/**
 * The bytes of a text in UTF-8: those of the source, or where its byte order mark says UTF-16, as Excel's "Unicode Text"
 * has it, what they stand for; what UTF-16 cannot mean becomes a byte that no text in UTF-8 has. The first chunk holds at
 * least `headSize` bytes unless the text is shorter.
 */
export async function* utf8Bytes(source: ByteSource, headSize: number): AsyncGenerator<Uint8Array> {
  let decoder: TextDecoder | null = null;
  let isFirst = true;
  // UTF-16 takes at most twice the bytes of UTF-8.
  for await (const chunk of gatherHead(source, 2 * headSize)) {
    if (isFirst) decoder = decoderFor(chunk);
    isFirst = false;
    yield decoder === null ? chunk : encoded(decoder.decode(chunk, { stream: true }));
  }
  if (decoder !== null) yield encoded(decoder.decode());
}

function decoderFor(head: Uint8Array): TextDecoder | null {
  const mark = marks.find(([, bytes]) => bytes.equals(head.subarray(0, bytes.length)));
  return mark === undefined ? null : new TextDecoder(mark[0]);
}

const replacement = "\uFFFD";
const invalid = Buffer.from([0xff]);

function encoded(text: string): Uint8Array {
  if (!text.includes(replacement)) return Buffer.from(text);
  const parts = text.split(replacement).map((part) => Buffer.from(part));
  return Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [invalid, part])));
}
