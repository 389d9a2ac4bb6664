import { startsOf } from "@/server/stats/judgments/judgment-table";
import { ascending } from "./ascending";
import { uncountedReasons, type ReleasedJudgmentColumns, type UncountedReason } from "./judgment-columns";
import { inOrder, sortedBy } from "./order-columns";

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

/** The lists of the columns besides `starts`, by item number instead. */
type Lists = Omit<ReleasedJudgmentColumns, "starts"> & { items: Uint32Array };

const makers = {
  items: Uint32Array,
  annotators: Uint32Array,
  dimensions: Uint8Array,
  values: Float64Array,
  seconds: Float64Array,
  hits: Uint32Array,
  gold: Uint8Array,
  uncounted: Uint8Array,
  submittedAt: Float64Array,
  answers: Uint32Array,
  orders: Uint32Array,
  confidences: Uint8Array,
  corrected: Uint8Array,
  swapped: Uint8Array,
  languages: Uint32Array,
} as const;
const names = Object.keys(makers) as (keyof Lists)[];

/** Every list made anew by `make`, which gets the old one; the casts hold because each name keeps its kind of list. */
function mapLists(lists: Lists | null, make: (name: keyof Lists, list: ArrayLike<number>) => unknown): Lists {
  return Object.fromEntries(names.map((name) => [name, make(name, lists?.[name] ?? [])])) as unknown as Lists;
}

/** Takes judgments in any order, and lays them out as columns. */
export class GatherJudgments {
  #count = 0;
  readonly #texts = new Map<string, number>();
  #lists = mapLists(null, (name) => new makers[name](firstCapacity));

  add(judgment: GatheredJudgment): void {
    if (this.#count === this.#lists.items.length) this.#grow();
    const at = this.#count;
    const lists = this.#lists;
    lists.items[at] = judgment.item;
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
   * The judgments by item, then by the rank of their annotator, then by dimension.
   * @param ranks per annotator: the position that they take, 0 to ranks.length − 1, each once.
   */
  columns(itemCount: number, ranks: Uint32Array): ReleasedJudgmentColumns {
    const lists = this.#lists;
    const annotators = lists.annotators.subarray(0, this.#count).map((annotator) => ranks[annotator]!);
    const items = lists.items.subarray(0, this.#count);
    let order = Uint32Array.from({ length: this.#count }, (_, at) => at);
    order = sortedBy(order, lists.dimensions, 256);
    order = sortedBy(order, annotators, ranks.length);
    order = sortedBy(order, items, itemCount);
    const sorted = this.#withSortedTexts();
    return {
      starts: startsOf(items, itemCount),
      ...inOrder({ ...lists, annotators, ...sorted }, order),
    };
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

  #withSortedTexts(): Pick<Lists, "answers" | "orders" | "languages"> {
    const codes = new Uint32Array(this.#texts.size + 1);
    this.texts().forEach((text, at) => (codes[this.#texts.get(text)!] = at + 1));
    const sorted = (list: Uint32Array) => list.map((code) => codes[code]!);
    const { answers, orders, languages } = this.#lists;
    return { answers: sorted(answers), orders: sorted(orders), languages: sorted(languages) };
  }

  #grow(): void {
    this.#lists = mapLists(this.#lists, (name, list) => {
      const grown = new makers[name](Math.ceil(list.length * 1.5));
      grown.set(list);
      return grown;
    });
  }
}
