import { deflateSync } from "node:zlib";

/** A picture in rows of pixels, three bytes each: red, green, blue. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** The picture as a PNG of eight bits a colour. Source: W3C, Portable Network Graphics, second edition. */
export function pngOf({ width, height, pixels }: Raster): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const rowBytes = width * 3;
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Uint8Array.of(0), pixels.subarray(row * rowBytes, (row + 1) * rowBytes)]),
  );
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const polynomial = 0xedb88320;
const crcOfByte = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcOfByte[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
