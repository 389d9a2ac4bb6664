import { readRecords } from "@/server/imports/delimited";
import { excerpt } from "@/server/imports/excerpt";
import type { ItemRow } from "@/server/domain/import/item-row";
import { readJsonLines } from "@/server/imports/json-lines";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import type { ByteSource } from "@/server/domain/import/source";
import { tupleSize } from "@/server/stats/best-worst/balanced-tuples";
import { itemPairName, type Pair } from "../best-worst-content";
import { questionRow } from "../question-rows";
import { parsePair } from "./parse-pair";
import { knownChoices } from "./known-choices";

export type QuestionEntry = { row: ItemRow } | { error: LineError };

/** What stands for one pair of a question in its file, and where. */
interface PairCell {
  pair: Pair | null;
  place: LineErrorPlace;
}

/** Ready questions, four pairs a line: `"king:queen","car:road","leg:table","sun:moon"`. */
export async function* readQuestionLines(source: ByteSource): AsyncGenerator<QuestionEntry> {
  let isEmpty = true;
  for await (const entry of readRecords(source, "csv", ",")) {
    isEmpty = false;
    if ("error" in entry) yield entry;
    else {
      const { line, cells } = entry.record;
      const pairs = cells.map((cell, at) => ({ pair: parsePair(cell), place: placeOf(line, at + 1, cell) }));
      yield* questionEntries(line, pairs, null);
    }
  }
  if (isEmpty) yield { error: lineError("no_items", placeOf(1, null, null), {}) };
}

/**
 * Ready questions as objects with `pairs`, each a list of two texts or the two with a colon between them, and where they
 * are known with `most` and `least`.
 */
export async function* readQuestionObjects(source: ByteSource): AsyncGenerator<QuestionEntry> {
  let isEmpty = true;
  for await (const entry of readJsonLines(source)) {
    isEmpty = false;
    if ("error" in entry) yield entry;
    else yield* objectEntries(entry.line, entry.object);
  }
  if (isEmpty) yield { error: lineError("no_items", placeOf(1, null, null), {}) };
}

function* objectEntries(line: number, object: Readonly<Record<string, unknown>>): Generator<QuestionEntry> {
  if (!Array.isArray(object.pairs)) {
    yield { error: lineError("not_a_list", placeOf(line, null, null), { name: "pairs" }) };
    return;
  }
  const pairs = object.pairs.map((given: unknown) => ({
    pair: givenPair(given),
    place: placeOf(line, null, typeof given === "string" ? given : JSON.stringify(given)),
  }));
  yield* questionEntries(line, pairs, object);
}

function givenPair(given: unknown): Pair | null {
  if (typeof given === "string") return parsePair(given);
  if (!Array.isArray(given) || given.length !== 2) return null;
  const texts = given.map((text: unknown) => (typeof text === "string" ? text.trim() : ""));
  const [first = "", second = ""] = texts;
  return first === "" || second === "" ? null : [first, second];
}

function* questionEntries(
  line: number,
  cells: readonly PairCell[],
  object: Readonly<Record<string, unknown>> | null,
): Generator<QuestionEntry> {
  const errors = [...pairErrors(cells), ...sizeErrors(line, cells)];
  const known = object === null ? null : knownChoices(line, object);
  errors.push(...(known?.errors ?? []));
  for (const error of errors) yield { error };
  if (errors.length > 0) return;
  const pairs = cells.flatMap(({ pair }) => (pair === null ? [] : [pair]));
  yield { row: { ...questionRow(line, null, pairs), ...known?.fields } };
}

function pairErrors(cells: readonly PairCell[]): LineError[] {
  const names = cells.map(({ pair }) => (pair === null ? null : itemPairName(pair)));
  return cells.flatMap(({ place }, at): LineError[] => {
    const name = names[at] ?? null;
    const v = excerpt(name ?? place.found ?? "");
    if (name === null) return [lineError("not_a_pair", place, { v })];
    return names.indexOf(name) < at ? [lineError("pair_repeated", place, { v, n: place.line })] : [];
  });
}

function sizeErrors(line: number, cells: readonly PairCell[]): LineError[] {
  if (cells.length === tupleSize) return [];
  return [lineError("question_size", placeOf(line, null, null), { n: cells.length })];
}

function placeOf(line: number, column: number | null, found: string | null): LineErrorPlace {
  return { file: "pairs", line, column, found: found === null ? null : excerpt(found) };
}
