import path from "node:path";
import { baseForms } from "./base-forms";
import { findLine } from "./find-line";
import { normalLemma, spellings } from "./lemma";
import { glossIn, parseDataLine } from "./parse-data-line";
import { parseIndexLine } from "./parse-index-line";
import { fileEndings, partsOfSpeech, type PartOfSpeech } from "@/server/domain/sense/part-of-speech";
import { parseSenseKey, senseKey } from "./sense-key";
import { offsetOf, partOfSpeechOf, type Synset, type SynsetId, type SynsetWord } from "./synset";
import { TextLines } from "./text-lines";

/** One meaning of a word, e.g. car#n#1. */
export interface Sense {
  /** As the index has it. */
  lemma: string;
  pos: PartOfSpeech;
  /** From 1, by how often the word is used so. */
  number: number;
  synset: Synset;
}

/** A dictionary in the files of WordNet 3.x. A look-up reads a few lines; files are opened when first needed. */
export class WordNet {
  readonly #files = new Map<string, TextLines>();

  /** @param name of the dictionary and its version, e.g. "WordNet 3.1". */
  constructor(
    readonly folder: string,
    readonly name: string,
  ) {}

  /** The senses of a word, of the words it may be an inflection of, and of its other spellings. */
  lookUp(text: string): Sense[] {
    const lemma = normalLemma(text);
    return partsOfSpeech.flatMap((pos) => {
      const forms = spellings(lemma).flatMap((spelling) => baseForms(spelling, pos));
      return [...new Set(forms)].flatMap((form) => this.senses(form, pos));
    });
  }

  /** The senses of a word that stands in the index just so, in their order; none where it does not. */
  senses(lemma: string, pos: PartOfSpeech): Sense[] {
    const line = findLine(this.#open(`index.${fileEndings[pos]}`), lemma);
    if (line === null) return [];
    const { offsets } = parseIndexLine(line);
    return offsets.map((offset, at) => ({
      lemma,
      pos,
      number: at + 1,
      synset: this.synset(`${pos}${offset}`),
    }));
  }

  /** The sense that a key such as `car%1:06:00::` names; null where this version of WordNet has no such key. */
  senseOfKey(key: string): Sense | null {
    const parts = parseSenseKey(key);
    const line = parts === null ? null : findLine(this.#open("index.sense"), key);
    if (parts === null || line === null) return null;
    const [, offset = "", number] = line.split(" ");
    return { ...parts, number: Number(number), synset: this.synset(`${parts.pos}${offset}`) };
  }

  /** @throws MalformedLine when no synset stands there: pointers and indexes name none such. */
  synset(id: SynsetId): Synset {
    return parseDataLine(this.#dataLine(id));
  }

  /** The same for an id that somebody gave; null when no synset stands there. */
  findSynset(id: SynsetId): Synset | null {
    const line = this.#dataLine(id);
    return line.startsWith(`${offsetOf(id)} `) ? parseDataLine(line) : null;
  }

  /** Definition and examples as the data file has them, without white space at the ends. */
  gloss({ id }: Synset): string {
    return glossIn(this.#dataLine(id)).trim();
  }

  /** The sense in which a synset has one of its words. */
  senseOf(synset: Synset, word: SynsetWord): Sense | null {
    const senses = this.senses(word.form.toLowerCase(), synset.pos);
    return senses.find((sense) => sense.synset.id === synset.id) ?? null;
  }

  /** The key of one of a synset's words. */
  keyOf(synset: Synset, word: SynsetWord): string {
    return senseKey(word, synset, this.#headOf(synset));
  }

  #headOf(synset: Synset): SynsetWord | null {
    const similar = synset.isSatellite && synset.pointers.find(({ relation }) => relation === "similar");
    return similar ? (this.synset(similar.target).words[0] ?? null) : null;
  }

  #dataLine(id: SynsetId): string {
    const file = this.#open(`data.${fileEndings[partOfSpeechOf(id)]}`);
    return file.lineAt(Number(offsetOf(id))).text;
  }

  #open(name: string): TextLines {
    const open = this.#files.get(name) ?? new TextLines(path.join(this.folder, name));
    this.#files.set(name, open);
    return open;
  }
}
