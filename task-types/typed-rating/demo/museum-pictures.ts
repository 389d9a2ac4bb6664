import { readFileSync } from "node:fs";

const records = ["bridge", "ferry", "weaver", "loom", "market", "fair"] as const;

/** What the demo calls the picture of a record. */
export const pictureName = (record: (typeof records)[number]): string => `${record}.png`;

/** Small pictures of our own drawing, a scene for each record of the demo; read when they are asked for. */
export const museumPictures = records.map(pictureName).map((fileName) => ({
  fileName,
  bytes: (): Uint8Array => readFileSync(new URL(`pictures/${fileName}`, import.meta.url)),
}));
