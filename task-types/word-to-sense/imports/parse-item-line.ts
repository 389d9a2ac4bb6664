import type { Line } from "@/server/imports/decode-lines";
import { excerpt } from "@/server/imports/excerpt";
import type { UnknownSenseChoice } from "@/server/domain/import/contracts";
import type { ItemRow } from "@/server/domain/import/item-row";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import { parseNumberCell } from "@/server/imports/parse-number";
import type { ParsedLine } from "@/server/imports/scored-lines";
import { readableLemma } from "@/server/lexicon/wordnet/lemma";
import { isPartOfSpeech, type PartOfSpeech } from "@/server/domain/sense/part-of-speech";
import { parseSenseKey } from "@/server/lexicon/wordnet/sense-key";
import type { WordNet } from "@/server/lexicon/wordnet/wordnet";
import type { WordMeaning, WordToSenseContent } from "@/server/domain/task/word-to-sense/content";
import { describeSense, sensesOfWord } from "../describe-sense";
import { readComparison } from "./read-comparison";
import { unknownSense, type ReadCell } from "./read-cell";

const minColumns = 4;
const maxColumns = 7;

/**
 * Reads `word#pos TAB sense key TAB word#pos#n TAB id`, as in the word-to-sense data of 2014; further `TAB meaning`,
 * which is the key of the word's own sense or a gloss in one's own words, `TAB requested rating`, and `TAB gloss` of the
 * sense, which is taken where the dictionary lacks the key. The key decides which sense is meant: WordNet's versions
 * count their senses differently.
 * @param unknownSenses whether a line whose sense the dictionary lacks is an error, or is left out with a note.
 */
export function parseItemLine(
  wordnet: WordNet,
  { line, text }: Line,
  unknownSenses: UnknownSenseChoice = "refuse",
): ParsedLine<ItemRow> {
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
  const [wordCell = "", key = "", name = "", id = "", meaningCell = "", requestedCell = "", gloss = ""] =
    cells;
  const told = { sense: excerpt(name), id: id === "" ? `line ${line}` : excerpt(id) };
  const word = readWord(wordCell, at(1));
  const comparison = readComparison(wordnet, { key, name, gloss, told }, at);
  const meaning = readMeaning(wordnet, meaningCell, at(5));
  const requested = readRequested(requestedCell, at(6));
  const errors = [word, comparison, meaning, requested].flatMap(({ error }) => error ?? []);
  if (word.error !== null || comparison.error !== null || errors.length > 0) {
    return unknownSenses === "skip" ? withoutUnknown(errors, told) : { row: null, errors };
  }
  const content: WordToSenseContent = {
    pos: word.value.pos,
    meaning: meaning.value,
    senses: sensesOfWord(wordnet, word.value.text, word.value.pos),
    comparison: comparison.value,
    requested: requested.value,
  };
  const notes = comparison.note === undefined ? [] : [comparison.note];
  return { row: rowOf(line, id, word.value.text, content), errors, notes };
}

/** A line whose sense the dictionary lacks, as left out if nothing else is wrong with it. */
function withoutUnknown(
  errors: readonly LineError[],
  told: { sense: string; id: string },
): ParsedLine<ItemRow> {
  const unknown = errors.filter((error) => error.reason === "sense_unknown");
  const others = errors.filter((error) => error.reason !== "sense_unknown");
  const notes = unknown.map(({ params, reason: _reason, ...place }) =>
    lineError("sense_left_out", place, { ...params, ...told }),
  );
  return others.length > 0
    ? { row: null, errors: others }
    : { row: null, errors: [], notes: notes.slice(0, 1) };
}

function readWord(cell: string, place: LineErrorPlace): ReadCell<{ text: string; pos: PartOfSpeech }> {
  const [, text = "", pos] = /^(.{1,200})#(\w)$/u.exec(cell) ?? [];
  return isPartOfSpeech(pos) && text.trim() !== ""
    ? { value: { text: readableLemma(text), pos }, error: null }
    : { value: null, error: lineError("word_form", place, { v: excerpt(cell) }) };
}

function readMeaning(wordnet: WordNet, cell: string, place: LineErrorPlace): ReadCell<WordMeaning | null> {
  if (cell === "") return { value: null, error: null };
  if (parseSenseKey(cell) === null) return { value: { gloss: cell }, error: null };
  const sense = wordnet.senseOfKey(cell);
  return sense === null
    ? { value: null, error: unknownSense(wordnet, cell, place) }
    : { value: describeSense(wordnet, sense), error: null };
}

function readRequested(cell: string, place: LineErrorPlace): ReadCell<number | null> {
  const requested = parseNumberCell(cell);
  return cell !== "" && requested === null
    ? { value: null, error: lineError("not_a_number", place, { v: excerpt(cell) }) }
    : { value: requested, error: null };
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
    split: null,
    content,
  };
}
