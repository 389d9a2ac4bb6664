import { isPartOfSpeech, type PartOfSpeech } from "@/server/domain/sense/part-of-speech";
import type { Relation } from "@/server/domain/sense/relations";

/** The part of speech and the place in its data file, e.g. "n02961779"; it belongs to one version of WordNet. */
export type SynsetId = `${PartOfSpeech}${string}`;

export interface SynsetWord {
  /** As it is written, with underscores for spaces. */
  form: string;
  /** Tells senses of one word in one lexicographer file apart. */
  lexId: number;
}

export interface Pointer {
  relation: Relation;
  target: SynsetId;
}

/** Words that mean the same, with their meaning and what it is connected with. */
export interface Synset {
  id: SynsetId;
  pos: PartOfSpeech;
  /** An adjective that stands for its meaning through the head adjective to which it is similar. */
  isSatellite: boolean;
  /** The number of the lexicographer file, which sense keys contain. */
  lexFile: number;
  /** At least one. */
  words: SynsetWord[];
  /** In the order of the file. */
  pointers: Pointer[];
  definition: string;
  examples: string[];
}

/** How a synset is found in the dictionary. */
export type ReadSynset = (id: SynsetId) => Synset;

/** The id of a synset, or null where the text cannot be one. */
export function parseSynsetId(text: string): SynsetId | null {
  const [, pos, offset] = /^(.)(\d{8})$/.exec(text) ?? [];
  return isPartOfSpeech(pos) ? `${pos}${offset}` : null;
}

export function partOfSpeechOf(id: SynsetId): PartOfSpeech {
  // The form of the type: an id begins with its part of speech.
  return id.charAt(0) as PartOfSpeech;
}

/** Eight digits: the byte of the data file at which the synset's line starts. */
export function offsetOf(id: SynsetId): string {
  return id.slice(1);
}
