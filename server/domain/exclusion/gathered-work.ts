import { judgmentTable, type JudgmentTable } from "@/server/stats/judgments/judgment-table";

/** What counts at work, one entry per judgment in each list; a project may have millions. */
export interface CountedWork {
  items: Uint32Array;
  annotators: Uint32Array;
  /** NaN is N/A, or an answer that no number says. */
  values: Float64Array;
  /** By position, the answers that no number says, as JSON. */
  answers: ReadonlyMap<number, string>;
  /** 1 is gold. */
  isGold: Uint8Array;
}

export interface CountedJudgment {
  item: number;
  annotator: number;
  /** null is N/A, or an answer that no number says. */
  value: number | null;
  /** An answer that no number says, as JSON. */
  answer: string | null;
  isGold: boolean;
}

const firstRoom = 1024;

/** Takes in judgment after judgment. */
export class CountedWorkInMaking {
  #count = 0;
  #items = new Uint32Array(firstRoom);
  #annotators = new Uint32Array(firstRoom);
  #values = new Float64Array(firstRoom);
  #isGold = new Uint8Array(firstRoom);
  readonly #answers = new Map<number, string>();

  add({ item, annotator, value, answer, isGold }: CountedJudgment): void {
    const at = this.#count;
    if (at === this.#items.length) this.#makeRoom();
    this.#items[at] = item;
    this.#annotators[at] = annotator;
    this.#values[at] = value ?? Number.NaN;
    this.#isGold[at] = Number(isGold);
    if (answer !== null) this.#answers.set(at, answer);
    this.#count += 1;
  }

  /** All that was taken in, sharing its memory. */
  done(): CountedWork {
    return {
      items: this.#items.subarray(0, this.#count),
      annotators: this.#annotators.subarray(0, this.#count),
      values: this.#values.subarray(0, this.#count),
      isGold: this.#isGold.subarray(0, this.#count),
      answers: this.#answers,
    };
  }

  #makeRoom(): void {
    const room = 2 * this.#count;
    const [items, annotators, values, isGold] = [this.#items, this.#annotators, this.#values, this.#isGold];
    this.#items = new Uint32Array(room);
    this.#annotators = new Uint32Array(room);
    this.#values = new Float64Array(room);
    this.#isGold = new Uint8Array(room);
    this.#items.set(items);
    this.#annotators.set(annotators);
    this.#values.set(values);
    this.#isGold.set(isGold);
  }
}

/** The counted judgments of some items as the statistics read them, with the N/A of each item. */
export interface WorkTable {
  table: JudgmentTable;
  notApplicable: Uint32Array;
}

interface Chosen {
  itemCount: number;
  annotatorCount: number;
  keep: (at: number) => boolean;
}

/** How many judgments of an item are in the table, N/A included. */
export function judgmentsOfItem({ table, notApplicable }: WorkTable, item: number): number {
  return table.starts[item + 1]! - table.starts[item]! + notApplicable[item]!;
}

/** Brings the chosen judgments into a table; items and annotators keep their numbers. */
export function workTable(work: CountedWork, { itemCount, annotatorCount, keep }: Chosen): WorkTable {
  const notApplicable = new Uint32Array(itemCount);
  const room = work.values.length;
  const items = new Uint32Array(room);
  const annotators = new Uint32Array(room);
  const values = new Float64Array(room);
  let count = 0;
  for (let at = 0; at < room; at += 1) {
    if (!keep(at)) continue;
    const item = work.items[at]!;
    const value = work.values[at]!;
    if (Number.isNaN(value)) notApplicable[item]! += 1;
    else {
      items[count] = item;
      annotators[count] = work.annotators[at]!;
      values[count] = value;
      count += 1;
    }
  }
  const table = judgmentTable({
    itemCount,
    annotatorCount,
    items: items.subarray(0, count),
    annotators: annotators.subarray(0, count),
    values: values.subarray(0, count),
  });
  return { table, notApplicable };
}
