import { partsOfSpeech, type PartOfSpeech } from "@/server/domain/sense/part-of-speech";
import type { Synset, SynsetWord } from "./synset";

const typeNumbers: Record<PartOfSpeech, number> = { n: 1, v: 2, a: 3, r: 4 };
const satelliteNumber = 5;

/** The parts of a sense key that stay when WordNet's next version counts its senses anew. */
export interface SenseKeyParts {
  lemma: string;
  pos: PartOfSpeech;
}

const keyForm = /^([^%\s]+)%([1-5]):\d\d:\d\d:[^:\s]*:(\d\d)?$/;

/** Reads `lemma%ss_type:lex_filenum:lex_id:head_word:head_id`; null where a text does not have this form. */
export function parseSenseKey(key: string): SenseKeyParts | null {
  const [, lemma, type] = keyForm.exec(key) ?? [];
  if (lemma === undefined) return null;
  const pos = type === String(satelliteNumber) ? "a" : partOf(Number(type));
  return pos === null ? null : { lemma, pos };
}

function partOf(type: number): PartOfSpeech | null {
  return partsOfSpeech.find((pos) => typeNumbers[pos] === type) ?? null;
}

/**
 * The key of a word in its synset, e.g. `car%1:06:00::`.
 * @param head of the head adjective, its first word, where the synset is a satellite.
 * Source: WordNet's manual, senseidx(5WN).
 */
export function senseKey(word: SynsetWord, synset: Synset, head: SynsetWord | null): string {
  const type = synset.isSatellite ? satelliteNumber : typeNumbers[synset.pos];
  const place = [type, twoDigits(synset.lexFile), twoDigits(word.lexId)].join(":");
  const end = head === null ? ":" : `${head.form.toLowerCase()}:${twoDigits(head.lexId)}`;
  return `${word.form.toLowerCase()}%${place}:${end}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
