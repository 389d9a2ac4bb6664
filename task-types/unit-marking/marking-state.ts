import { unitLimits, type MarkedUnit, type Stretch } from "@/server/domain/task/unit-marking/marked-unit";

/** Words of one summary, by their numbers. */
export interface Selection {
  summary: number;
  words: ReadonlySet<number>;
}

export const nothingSelected: Selection = { summary: 0, words: new Set() };

/** The stretches that words make: those that touch, with nothing but spaces and punctuation between, are one. */
export function partsOf(words: readonly Stretch[], selected: ReadonlySet<number>): Stretch[] {
  const parts: Stretch[] = [];
  for (const [at, { start, end }] of words.entries()) {
    if (!selected.has(at)) continue;
    const last = parts.at(-1);
    if (last !== undefined && selected.has(at - 1)) last.end = end;
    else parts.push({ start, end });
  }
  return parts;
}

/** The selection with a word more or less; in another summary it begins anew. */
export function toggled(selection: Selection, summary: number, word: number): Selection {
  const words = new Set(selection.summary === summary ? selection.words : []);
  if (!words.delete(word)) words.add(word);
  return { summary, words };
}

/** The selection with all words between two, both included. */
export function withRun(selection: Selection, summary: number, one: number, other: number): Selection {
  const words = new Set(selection.summary === summary ? selection.words : []);
  for (let at = Math.min(one, other); at <= Math.max(one, other); at += 1) words.add(at);
  return { summary, words };
}

/** The last stretch of selected words, by its first and last word; null where nothing is selected. */
export function lastRun({ words }: Selection): { first: number; last: number } | null {
  if (words.size === 0) return null;
  const last = Math.max(...words);
  let first = last;
  while (words.has(first - 1)) first -= 1;
  return { first, last };
}

/** The selection with its last stretch from one word to another. */
export function stretched(selection: Selection, first: number, last: number): Selection {
  const run = lastRun(selection);
  const kept = [...selection.words].filter((word) => run === null || word < run.first);
  return withRun({ ...selection, words: new Set(kept) }, selection.summary, first, last);
}

/** What keeps a unit from being whole. */
export type UnitGap = "needsLabel" | "needsWords" | "twice";

export function gapsOf({ label, contributors }: MarkedUnit): UnitGap[] {
  const summaries = contributors.map(({ summary }) => summary);
  const gaps: [UnitGap, boolean][] = [
    ["needsLabel", label.trim() === ""],
    ["needsWords", contributors.length === 0],
    ["twice", new Set(summaries).size < summaries.length],
  ];
  return gaps.flatMap(([gap, isThere]) => (isThere ? [gap] : []));
}

/** Whether the units can be submitted. */
export const areWhole = (units: readonly MarkedUnit[]): boolean =>
  units.length > 0 && units.every((unit) => gapsOf(unit).length === 0);

/** The units with one changed. */
export const withUnit = (units: readonly MarkedUnit[], at: number, changed: MarkedUnit): MarkedUnit[] =>
  units.map((unit, number) => (number === at ? changed : unit));

/** Which units each word of a summary is in, and which parts begin at it; units by their numbers, ascending. */
export function coverage(
  units: readonly MarkedUnit[],
  summary: number,
  words: readonly Stretch[],
): { units: number[]; begins: number[] }[] {
  const covered = words.map(() => ({ units: [] as number[], begins: [] as number[] }));
  for (const [unit, { contributors }] of units.entries()) {
    for (const { parts } of contributors.filter((contributor) => contributor.summary === summary)) {
      for (const { start, end } of parts) {
        const inside = words.flatMap((word, at) => (word.start < end && word.end > start ? [at] : []));
        if (inside[0] !== undefined) covered[inside[0]]?.begins.push(unit);
        for (const at of inside) if (!covered[at]?.units.includes(unit)) covered[at]?.units.push(unit);
      }
    }
  }
  return covered;
}

/** The units that a page kept, if they are some. It is checked by hand, as a validator weighs more than the page. */
export function keptUnits(value: unknown, summaries: number): MarkedUnit[] {
  const units: unknown = isRecord(value) ? value.units : null;
  const isFit = Array.isArray(units) && units.length <= unitLimits.units;
  return isFit && units.every((unit) => isUnit(unit, summaries)) ? units : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isUnit = (value: unknown, summaries: number): value is MarkedUnit =>
  isRecord(value) &&
  typeof value.label === "string" &&
  Array.isArray(value.contributors) &&
  value.contributors.every(
    (each: unknown) =>
      isRecord(each) &&
      Number(each.summary) < summaries &&
      Array.isArray(each.parts) &&
      each.parts.every(
        (part: unknown) => isRecord(part) && Number.isInteger(part.start) && Number.isInteger(part.end),
      ),
  );
