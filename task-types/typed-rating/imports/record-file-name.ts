import type { RecordSide } from "../record";

/** Which record of which line a file holds. */
export interface RecordPlace {
  line: number;
  side: RecordSide;
}

const pattern = /^0*([1-9]\d{0,8})([ab])(?:_.*)?$/i;

export const baseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

const withoutExtension = (fileName: string): string => fileName.replace(/\.[^.]*$/, "");

/** `text/10a_91011s_DA42.txt` holds the first record of line 10; null for any other name. */
export function recordPlace(fileName: string): RecordPlace | null {
  const [, line, side] = pattern.exec(withoutExtension(baseName(fileName))) ?? [];
  if (line === undefined || side === undefined) return null;
  return { line: Number(line), side: side.toLowerCase() === "a" ? "a" : "b" };
}

/** One name for a place, to look it up by. */
export const placeKey = ({ line, side }: RecordPlace): string => `${line}${side}`;
