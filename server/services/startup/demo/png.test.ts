import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { box, disc, draw, everywhere } from "./draw";
import { pngOf } from "./png";

/** The data of the chunks of this kind, and the check sum behind the last one. */
function chunksOf(png: Uint8Array, kind: string): { data: Buffer; check: string } {
  const bytes = Buffer.from(png);
  const found: Buffer[] = [];
  let check = "";
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === kind) {
      found.push(bytes.subarray(at + 8, at + 8 + length));
      check = bytes.toString("hex", at + 8 + length, at + 12 + length);
    }
    at += 12 + length;
  }
  return { data: Buffer.concat(found), check };
}

test("a picture is its rows of colours, each behind a zero, with check sums", () => {
  const png = pngOf({ width: 2, height: 2, pixels: Uint8Array.from({ length: 12 }, (_, at) => at + 1) });
  expect(chunksOf(png, "IHDR").data.toString("hex")).toBe("00000002000000020802000000");
  const rows = inflateSync(chunksOf(png, "IDAT").data);
  expect([...rows]).toEqual([0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12]);
  // The end of every PNG, as the specification's CRC gives it.
  expect(chunksOf(png, "IEND").check).toBe("ae426082");
});

test("later shapes lie above earlier ones, and what sticks out is cut off", () => {
  const shapes = [everywhere("ffffff"), box("ff0000", [-5, -5], [100, 90]), disc("0000ff", [0, 0], 10)];
  const rows = inflateSync(chunksOf(draw(shapes), "IDAT").data);
  const colourAt = (x: number, y: number) => rows.toString("hex", y * 721 + 1 + x * 3, y * 721 + 4 + x * 3);
  expect([colourAt(0, 0), colourAt(99, 89), colourAt(100, 89), colourAt(239, 179)]).toEqual([
    "0000ff",
    "ff0000",
    "ffffff",
    "ffffff",
  ]);
});
