import { type JudgmentTable } from "../judgments/judgment-table";

/** What one annotator and later ones said about the same items; only good during a visit. */
export interface SharedByPartner {
  /** Partner p has the entries starts[p] up to, but not including, starts[p + 1], in the order of the items. */
  starts: Uint32Array;
  /** Per entry: the position of the annotator's own value in the table's points. */
  mine: Uint32Array;
  /** The same of the partner's value. */
  theirs: Uint32Array;
}

/** Annotators take turns in groups who have at most about so many entries: what is put down takes memory. */
const plainEntriesAtOnce = 3_000_000;

/**
 * Finds pairs of judgments on the same item. The items are gone through in their order, and what is found is put down
 * for its annotator: that is faster by far than to look up each annotator's items, which lie anywhere in memory.
 */
export class SharedJudgments {
  #entries = new Uint32Array(0);
  #mine = new Uint32Array(0);
  #theirs = new Uint32Array(0);

  constructor(readonly entriesAtOnce = plainEntriesAtOnce) {}

  /** Visits each annotator who shares an item with a later one. */
  each(table: JudgmentTable, visit: (one: number, shared: SharedByPartner) => void): void {
    const { annotatorCount } = table;
    const form = formOf(table);
    const starts = countShared(table, form);
    const byPartner = new Uint32Array(annotatorCount + 1);
    for (let from = 0, to = 0; from < annotatorCount; from = to) {
      to = from + 1;
      while (to < annotatorCount && starts[to + 1]! - starts[from]! <= this.entriesAtOnce) to += 1;
      if (starts[to] === starts[from]) continue;
      this.#entries = roomFor(this.#entries, form.words * (starts[to]! - starts[from]!));
      gather(table, form, this.#entries, starts, [from, to]);
      for (let one = from; one < to; one += 1) {
        const count = starts[one + 1]! - starts[one]!;
        if (count === 0) continue;
        const first = starts[one]! - starts[from]!;
        this.#mine = roomFor(this.#mine, count);
        this.#theirs = roomFor(this.#theirs, count);
        const shared = { starts: byPartner, mine: this.#mine, theirs: this.#theirs };
        groupByPartner(form, this.#entries, [first, first + count], shared);
        visit(one, shared);
      }
    }
  }
}

function roomFor(list: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  return list.length < length ? new Uint32Array(length) : list;
}

/** How entries are put down. */
interface EntryForm {
  /** A partner and two positions are one number where 32 bits hold all three, else three numbers. */
  words: 1 | 3;
  /** Those of a position. */
  bits: number;
  /** Whether each item's judgments come by annotator, so that later annotators stand behind. */
  isAscending: boolean;
}

function formOf(table: JudgmentTable): EntryForm {
  const bits = bitsOf(table.points.length);
  return {
    words: 2 * bits + bitsOf(table.annotatorCount) <= 32 ? 1 : 3,
    bits,
    isAscending: comeByAnnotator(table),
  };
}

/** How many bits number so many things from 0. */
const bitsOf = (count: number) => 32 - Math.clz32(Math.max(0, count - 1));

function comeByAnnotator({ itemCount, starts, annotators }: JudgmentTable): boolean {
  for (let item = 0; item < itemCount; item += 1) {
    for (let at = starts[item]! + 1; at < starts[item + 1]!; at += 1) {
      if (annotators[at]! < annotators[at - 1]!) return false;
    }
  }
  return true;
}

/** Annotator a has the entries from the a-th number up to, but not including, the next. */
function countShared(
  { itemCount, annotatorCount, starts, annotators }: JudgmentTable,
  { isAscending }: EntryForm,
): Uint32Array {
  const counts = new Uint32Array(annotatorCount + 1);
  for (let item = 0; item < itemCount; item += 1) {
    const first = starts[item]!;
    const end = starts[item + 1]!;
    for (let at = first; at < end; at += 1) {
      const one = annotators[at]!;
      counts[one + 1]! += isAscending ? end - at - 1 : countLater(annotators, one, first, end);
    }
  }
  for (let one = 0; one < annotatorCount; one += 1) counts[one + 1]! += counts[one]!;
  return counts;
}

function countLater(annotators: Uint32Array, one: number, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) count += Number(annotators[at]! > one);
  return count;
}

/** Puts down the entries of the annotators from the first up to, but not including, the second. */
function gather(
  { itemCount, annotatorCount, starts, annotators, codes }: JudgmentTable,
  { words, bits, isAscending }: EntryForm,
  entries: Uint32Array,
  entryStarts: Uint32Array,
  [from, to]: [from: number, to: number],
): void {
  const next = entryStarts.map((start) => words * (start - entryStarts[from]!));
  const isEverybody = from === 0 && to === annotatorCount;
  for (let item = 0; item < itemCount; item += 1) {
    const first = starts[item]!;
    const end = starts[item + 1]!;
    for (let at = first; at < end; at += 1) {
      const one = annotators[at]!;
      if (!isEverybody && (one < from || one >= to)) continue;
      const mine = codes[at]!;
      let place = next[one]!;
      for (let behind = isAscending ? at + 1 : first; behind < end; behind += 1) {
        const partner = annotators[behind]!;
        if (partner <= one) continue;
        if (words === 1) {
          entries[place] = (((partner << bits) | mine) << bits) | codes[behind]!;
        } else {
          entries[place] = partner;
          entries[place + 1] = mine;
          entries[place + 2] = codes[behind]!;
        }
        place += words;
      }
      next[one] = place;
    }
  }
}

/** Lays the entries from the first up to, but not including, the second out partner by partner. */
function groupByPartner(
  { words, bits }: EntryForm,
  entries: Uint32Array,
  [first, end]: [first: number, end: number],
  { starts, mine, theirs }: SharedByPartner,
): void {
  const shift = words === 1 ? 2 * bits : 0;
  starts.fill(0);
  for (let at = words * first; at < words * end; at += words) starts[entries[at]! >>> shift]! += 1;
  let sum = 0;
  for (let partner = 0; partner < starts.length; partner += 1) {
    sum += starts[partner]!;
    starts[partner] = sum;
  }
  const mask = 2 ** bits - 1;
  // From the end, so that entries of one partner keep their order and each start is reached at last.
  for (let at = words * (end - 1); at >= words * first; at -= words) {
    const entry = entries[at]!;
    const place = starts[entry >>> shift]! - 1;
    starts[entry >>> shift] = place;
    mine[place] = words === 1 ? (entry >>> bits) & mask : entries[at + 1]!;
    theirs[place] = words === 1 ? entry & mask : entries[at + 2]!;
  }
}
