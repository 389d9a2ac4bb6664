import { startsOf } from "@/server/stats/judgments/judgment-table";
import { ascending } from "./ascending";
import { uncountedReasons, type ReleasedJudgmentColumns, type UncountedReason } from "./judgment-columns";
import { listMakers, listNames, putInOrder, sortedBy } from "./order-columns";

/** One judgment as it is read, with the positions of its item, annotator and dimension. */
export interface GatheredJudgment {
  item: number;
  annotator: number;
  dimension: number;
  /** null is N/A, or an answer that no number says. */
  value: number | null;
  seconds: number | null;
  /** From 1; 0 where the page was composed for its annotator. */
  hit: number;
  gold: boolean;
  /** null where it counts. */
  uncounted: UncountedReason | null;
  /** Milliseconds since 1970. */
  submittedAt: number;
  /** An answer that no number says, as JSON. */
  answer: string | null;
  /** The order in which the item's parts were shown, as JSON; null where nothing was shuffled. */
  order: string | null;
  /** 1 to 3; null where nothing was asked or said. */
  confidence: number | null;
  /** Whether its annotator corrected what they answered first. */
  corrected: boolean;
  /** Whether A and B were shown in each other's place; null where the project does not swap sides. */
  swapped: boolean | null;
  /** The language of question and scale beside it (BCP 47); null where the project has them in one. */
  language: string | null;
}

const firstCapacity = 1_024;

/** The lists of the columns besides `starts`. */
type Lists = Omit<ReleasedJudgmentColumns, "starts">;

/** A list for each name; the cast holds because each name has its kind of list. */
const madeLists = (length: number): Lists =>
  Object.fromEntries(listNames.map((name) => [name, listMakers[name](length)])) as unknown as Lists;

/** The part of each list that was written; the cast holds for the same reason. */
const writtenOf = (lists: Lists, count: number): Lists =>
  Object.fromEntries(listNames.map((name) => [name, lists[name].subarray(0, count)])) as unknown as Lists;

/** Takes judgments in any order, and lays them out as columns. */
export class GatherJudgments {
  #count = 0;
  readonly #texts = new Map<string, number>();
  #items: Uint32Array;
  #lists: Lists;

  /** @param expected how many there will be, about. What is never written takes no memory, and what grows is copied. */
  constructor(expected = firstCapacity) {
    this.#items = new Uint32Array(expected);
    this.#lists = madeLists(expected);
  }

  get count(): number {
    return this.#count;
  }

  /** Makes room for so many in all, where there is less. */
  expect(count: number): void {
    if (count > this.#items.length) this.#grow(count);
  }

  add(judgment: GatheredJudgment): void {
    if (this.#count === this.#items.length) this.#grow(Math.ceil(this.#count * 1.5) + 1);
    const at = this.#count;
    const lists = this.#lists;
    this.#items[at] = judgment.item;
    lists.annotators[at] = judgment.annotator;
    lists.dimensions[at] = judgment.dimension;
    lists.values[at] = judgment.value ?? NaN;
    lists.seconds[at] = judgment.seconds ?? NaN;
    lists.hits[at] = judgment.hit;
    lists.gold[at] = Number(judgment.gold);
    lists.uncounted[at] = judgment.uncounted === null ? 0 : uncountedReasons.indexOf(judgment.uncounted) + 1;
    lists.submittedAt[at] = judgment.submittedAt;
    lists.answers[at] = this.#codeOf(judgment.answer);
    lists.orders[at] = this.#codeOf(judgment.order);
    lists.confidences[at] = judgment.confidence ?? 0;
    lists.corrected[at] = Number(judgment.corrected);
    lists.swapped[at] = judgment.swapped === null ? 0 : Number(judgment.swapped) + 1;
    lists.languages[at] = this.#codeOf(judgment.language);
    this.#count += 1;
  }

  /**
   * The judgments by item, then by the rank of their annotator, then by dimension. They are laid out where they were
   * gathered, so that they can be had once.
   * @param ranks per annotator: the position that they take, 0 to ranks.length − 1, each once.
   */
  columns(itemCount: number, ranks: Uint32Array): ReleasedJudgmentColumns {
    const items = this.#items.subarray(0, this.#count);
    const columns = { starts: startsOf(items, itemCount), ...writtenOf(this.#lists, this.#count) };
    this.#sortTexts(columns);
    const { annotators, dimensions } = columns;
    for (let at = 0; at < this.#count; at += 1) annotators[at] = ranks[annotators[at]!]!;
    let order = Uint32Array.from({ length: this.#count }, (_, at) => at);
    order = sortedBy(order, dimensions, 256);
    order = sortedBy(order, annotators, ranks.length);
    order = sortedBy(order, items, itemCount);
    putInOrder(columns, order);
    return columns;
  }

  /** The texts to which the columns refer, ascending, so that the order of reading does not matter. */
  texts(): string[] {
    return [...this.#texts.keys()].sort(ascending);
  }

  /** How the text is called while texts come in: from 1 in the order of their coming, 0 for none. */
  #codeOf(text: string | null): number {
    if (text === null) return 0;
    const code = this.#texts.get(text) ?? this.#texts.size + 1;
    this.#texts.set(text, code);
    return code;
  }

  /** Calls the texts by their places when they ascend. */
  #sortTexts({ answers, orders, languages }: Pick<Lists, "answers" | "orders" | "languages">): void {
    if (this.#texts.size === 0) return;
    const codes = new Uint32Array(this.#texts.size + 1);
    this.texts().forEach((text, at) => (codes[this.#texts.get(text)!] = at + 1));
    for (const list of [answers, orders, languages]) {
      for (let at = 0; at < this.#count; at += 1) list[at] = codes[list[at]!]!;
    }
  }

  #grow(capacity: number): void {
    const items = new Uint32Array(capacity);
    items.set(this.#items);
    this.#items = items;
    const lists = madeLists(capacity);
    for (const name of listNames) lists[name].set(this.#lists[name].subarray(0, this.#count));
    this.#lists = lists;
  }
}
