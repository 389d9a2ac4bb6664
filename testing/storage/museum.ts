import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { strToU8, zipSync } from "fflate";
import { campaignFiles } from "@/testing/campaign/files";

/** A preset whose items have pictures. */
export const museumPreset = "sts-2013-typed";

/** The first bytes of a picture, and which one it is. */
export const pictureOf = (n: number) => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7, n);

/** 46 records of which every one has a picture on its left, `0.png` and so on, as an archive. */
export async function museumArchive(): Promise<Uint8Array> {
  const [file] = campaignFiles(museumPreset);
  const lines = (await text(Readable.from(file?.open() ?? []))).trimEnd().split("\n");
  const withPictures = lines.map((line, n) => {
    const record = JSON.parse(line) as { a: object };
    return JSON.stringify({ ...record, a: { ...record.a, image: `${n}.png` } });
  });
  const pictures = lines.map((_, n) => [`${n}.png`, pictureOf(n)] as const);
  return zipSync({ "set.jsonl": strToU8(`${withPictures.join("\n")}\n`), ...Object.fromEntries(pictures) });
}
