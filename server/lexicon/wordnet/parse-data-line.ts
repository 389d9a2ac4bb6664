import { MalformedLine } from "./malformed-line";
import { parseGloss } from "./parse-gloss";
import { isPartOfSpeech } from "@/server/domain/sense/part-of-speech";
import { relationOf } from "@/server/domain/sense/relations";
import type { Pointer, Synset, SynsetWord } from "./synset";

const glossMark = " | ";
const fieldsBeforeWords = 4;
const fieldsOfWord = 2;
const fieldsOfPointer = 4;

/**
 * Reads `offset lex_filenum ss_type w_cnt word lex_id … p_cnt symbol offset pos source/target … | gloss`.
 * Counts of words and lexical ids are hexadecimal, counts of pointers decimal.
 * Source: WordNet's manual, wndb(5WN).
 * @throws MalformedLine
 */
export function parseDataLine(line: string): Synset {
  const mark = line.indexOf(glossMark);
  const fields = (mark === -1 ? line : line.slice(0, mark)).trim().split(/ +/);
  const [offset = "", lexFile, type, wordCount = ""] = fields;
  const pos = type === "s" ? "a" : type;
  const isHead = /^\d{8}$/.test(offset) && /^\d\d$/.test(lexFile ?? "");
  if (!isHead || !isPartOfSpeech(pos)) throw new MalformedLine("A synset", line);
  const pointersAt = fieldsBeforeWords + fieldsOfWord * Number.parseInt(wordCount, 16);
  return {
    id: `${pos}${offset}`,
    pos,
    isSatellite: type === "s",
    lexFile: Number(lexFile),
    words: wordsIn(fields.slice(fieldsBeforeWords, pointersAt), line),
    pointers: pointersIn(fields.slice(pointersAt), line),
    ...parseGloss(glossIn(line)),
  };
}

/** The gloss of a synset's line, as written; empty where it has none. */
export function glossIn(line: string): string {
  const mark = line.indexOf(glossMark);
  return mark === -1 ? "" : line.slice(mark + glossMark.length);
}

function wordsIn(fields: readonly string[], line: string): SynsetWord[] {
  const words = groupsOf(fieldsOfWord, fields).map(([form = "", lexId = ""]) => ({
    form: form.replace(/\((a|p|ip)\)$/, ""),
    lexId: Number.parseInt(lexId, 16),
  }));
  if (words.length === 0 || words.some(({ lexId }) => Number.isNaN(lexId))) {
    throw new MalformedLine("A word with its number", line);
  }
  return words;
}

function pointersIn([count, ...fields]: readonly string[], line: string): Pointer[] {
  const length = fieldsOfPointer * Number(count);
  if (!(fields.length >= length)) throw new MalformedLine("A count of pointers", line);
  return groupsOf(fieldsOfPointer, fields.slice(0, length)).map(([symbol = "", offset, pos]) => {
    const relation = relationOf(symbol);
    if (relation === null || !isPartOfSpeech(pos)) throw new MalformedLine("A pointer", line);
    return { relation, target: `${pos}${offset}` };
  });
}

function groupsOf(size: number, fields: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(fields.length / size) }, (_, at) =>
    fields.slice(at * size, (at + 1) * size),
  );
}
