import type { Line } from "@/server/imports/decode-lines";
import { excerpt } from "@/server/imports/excerpt";
import type { ItemRow } from "@/server/domain/import/item-row";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import { parseNumber } from "@/server/imports/parse-number";
import type { ParsedLine } from "@/server/imports/scored-lines";
import { normalLemma, readableLemma } from "@/server/lexicon/wordnet/lemma";
import { isPartOfSpeech, type PartOfSpeech } from "@/server/domain/sense/part-of-speech";
import { parseSenseKey } from "@/server/lexicon/wordnet/sense-key";
import type { Sense, WordNet } from "@/server/lexicon/wordnet/wordnet";
import type { WordMeaning, WordToSenseContent } from "@/server/domain/task/word-to-sense/content";
import { describeSense } from "../describe-sense";

const minColumns = 4;
const maxColumns = 6;

type Read<Value> = { value: Value; error: null } | { value: null; error: LineError };

/**
 * Reads `word#pos TAB sense key TAB word#pos#n TAB id`, as in the word-to-sense data of 2014; further `TAB meaning`,
 * which is the key of the word's own sense or a gloss in one's own words, and `TAB requested rating`. The key decides
 * which sense is meant: WordNet's versions count their senses differently.
 */
export function parseItemLine(wordnet: WordNet, { line, text }: Line): ParsedLine<ItemRow> {
  const place = { file: "pairs", line, column: null, found: excerpt(text) } as const;
  const cells = text.split("\t").map((cell) => cell.trim());
  if (text === "") return { row: null, errors: [lineError("empty_line", place, {})] };
  if (cells.length < minColumns || cells.length > maxColumns) {
    return { row: null, errors: [lineError("tab_columns", place, { n: cells.length, m: minColumns })] };
  }
  const at = (column: number): LineErrorPlace => ({
    ...place,
    column,
    found: excerpt(cells[column - 1] ?? ""),
  });
  const [wordCell = "", key = "", name = "", id = "", meaningCell = "", requestedCell = ""] = cells;
  const word = readWord(wordCell, at(1));
  const comparison = readComparison(wordnet, key, name, at);
  const meaning = readMeaning(wordnet, meaningCell, at(5));
  const requested = readRequested(requestedCell, at(6));
  const errors = [word, comparison, meaning, requested].flatMap(({ error }) => error ?? []);
  if (word.error !== null || comparison.error !== null || errors.length > 0) return { row: null, errors };
  const content: WordToSenseContent = {
    pos: word.value.pos,
    meaning: meaning.value,
    comparison: describeSense(wordnet, comparison.value),
    requested: requested.value,
  };
  return { row: rowOf(line, id, word.value.text, content), errors };
}

function readWord(cell: string, place: LineErrorPlace): Read<{ text: string; pos: PartOfSpeech }> {
  const [, text = "", pos] = /^(.{1,200})#(\w)$/u.exec(cell) ?? [];
  return isPartOfSpeech(pos) && text.trim() !== ""
    ? { value: { text: readableLemma(text), pos }, error: null }
    : { value: null, error: lineError("word_form", place, { v: excerpt(cell) }) };
}

function readComparison(
  wordnet: WordNet,
  key: string,
  name: string,
  at: (column: number) => LineErrorPlace,
): Read<Sense> {
  const sense = wordnet.senseOfKey(key);
  if (sense === null) return { value: null, error: unknownSense(wordnet, key, at(2)) };
  const [, lemma = "", pos = sense.pos] = /^(.+?)(?:#(\w))?#\d+$/u.exec(name) ?? [];
  return normalLemma(lemma) === sense.lemma && pos === sense.pos
    ? { value: sense, error: null }
    : { value: null, error: lineError("sense_differs", at(3), { v: excerpt(name), key: excerpt(key) }) };
}

function readMeaning(wordnet: WordNet, cell: string, place: LineErrorPlace): Read<WordMeaning | null> {
  if (cell === "") return { value: null, error: null };
  if (parseSenseKey(cell) === null) return { value: { gloss: cell }, error: null };
  const sense = wordnet.senseOfKey(cell);
  return sense === null
    ? { value: null, error: unknownSense(wordnet, cell, place) }
    : { value: describeSense(wordnet, sense), error: null };
}

function readRequested(cell: string, place: LineErrorPlace): Read<number | null> {
  const requested = parseNumber(cell);
  return cell !== "" && requested === null
    ? { value: null, error: lineError("not_a_number", place, { v: excerpt(cell) }) }
    : { value: requested, error: null };
}

function unknownSense({ name }: WordNet, key: string, place: LineErrorPlace): LineError {
  return lineError("sense_unknown", place, { dictionary: name, key: excerpt(key) });
}

function rowOf(line: number, id: string, word: string, content: WordToSenseContent): ItemRow {
  return {
    line,
    externalId: id === "" ? null : id,
    textA: word,
    textB: content.comparison.words[0] ?? "",
    dataset: null,
    referenceScore: null,
    gold: [],
    scores: null,
    genre: null,
    group: null,
    content,
  };
}
