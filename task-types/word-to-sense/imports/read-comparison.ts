import { lineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import type { ComparedSense } from "@/server/domain/task/word-to-sense/content";
import { excerpt } from "@/server/imports/excerpt";
import { normalLemma, readableLemma } from "@/server/lexicon/wordnet/lemma";
import { parseSenseKey } from "@/server/lexicon/wordnet/sense-key";
import type { WordNet } from "@/server/lexicon/wordnet/wordnet";
import { describeSense } from "../describe-sense";
import { unknownSense, type ReadCell } from "./read-cell";

/** How a line names its sense. */
interface NamedSense {
  key: string;
  /** As `car#n#1`, or `car#1`. */
  name: string;
  /** "" where the file has no definition of its own. */
  gloss: string;
  /** What a note calls the sense and its item. */
  told: { sense: string; id: string };
}

/** The sense of the dictionary that a key names, or what the file says of it where the dictionary lacks the key. */
export function readComparison(
  wordnet: WordNet,
  { key, name, gloss, told }: NamedSense,
  at: (column: number) => LineErrorPlace,
): ReadCell<ComparedSense> {
  const parts = parseSenseKey(key);
  if (parts === null) return { value: null, error: lineError("sense_key", at(2), { v: excerpt(key) }) };
  const [, lemma = "", pos = parts.pos, number = ""] = /^(.+?)(?:#(\w))?#(\d+)$/u.exec(name) ?? [];
  const sense = wordnet.senseOfKey(key);
  const unknown = unknownSense(wordnet, key, at(2));
  if (sense === null && gloss === "") return { value: null, error: unknown };
  if (normalLemma(lemma) !== parts.lemma || pos !== parts.pos) {
    const params = { v: excerpt(name), key: excerpt(key) };
    return { value: null, error: lineError("sense_differs", at(3), params) };
  }
  if (sense !== null) return { value: describeSense(wordnet, sense), error: null };
  const value = {
    words: [readableLemma(lemma)],
    gloss,
    pos: parts.pos,
    family: null,
    dictionary: null,
    key,
    sense: `${lemma}#${pos}#${number}`,
  };
  const params = { dictionary: wordnet.name, key: excerpt(key), ...told };
  return { value, error: null, note: lineError("sense_gloss_taken", at(2), params) };
}
