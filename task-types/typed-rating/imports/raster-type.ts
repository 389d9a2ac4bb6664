/** The kinds of pictures that are shown: all are pixels, so that none can hold a script. */
const rasterTypes = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export type RasterType = (typeof rasterTypes)[number];

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

const png = [0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

/** What kind of picture a file is by its first bytes, whatever it is called; null for anything else. */
export function rasterType(bytes: Uint8Array): RasterType | null {
  if (startsWith(bytes, png)) return "image/png";
  if (startsWith(bytes, jpeg)) return "image/jpeg";
  if (startsWith(bytes, ascii("GIF87a")) || startsWith(bytes, ascii("GIF89a"))) return "image/gif";
  return startsWith(bytes, ascii("RIFF")) && startsWith(bytes, ascii("WEBP"), 8) ? "image/webp" : null;
}
