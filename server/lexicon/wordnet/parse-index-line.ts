import { MalformedLine } from "./malformed-line";

/** A word in one part of speech, with the places of its synsets in the data file, the most frequent sense first. */
export interface IndexEntry {
  lemma: string;
  offsets: string[];
}

/**
 * Reads `lemma pos synset_cnt p_cnt [symbol …] sense_cnt tagsense_cnt offset …`.
 * Source: WordNet's manual, wndb(5WN).
 * @throws MalformedLine
 */
export function parseIndexLine(line: string): IndexEntry {
  const [lemma = "", , synsetCount, pointerCount, ...rest] = line.trim().split(" ");
  const offsets = rest.slice(Number(pointerCount) + 2);
  const isWhole = offsets.length === Number(synsetCount) && offsets.every((offset) => /^\d{8}$/.test(offset));
  if (lemma === "" || offsets.length === 0 || !isWhole) throw new MalformedLine("The list of senses", line);
  return { lemma, offsets };
}
