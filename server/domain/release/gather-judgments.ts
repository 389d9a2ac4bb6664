import { startsOf } from "@/server/stats/judgments/judgment-table";
import { uncountedReasons, type JudgmentColumns, type UncountedReason } from "./judgment-columns";
import { inOrder, sortedBy } from "./order-columns";

/** One judgment as it is read, with the positions of its item, annotator and dimension. */
export interface GatheredJudgment {
  item: number;
  annotator: number;
  dimension: number;
  /** null is N/A. */
  value: number | null;
  seconds: number | null;
  /** From 1; 0 where the page was composed for its annotator. */
  hit: number;
  gold: boolean;
  /** null where it counts. */
  uncounted: UncountedReason | null;
  /** Milliseconds since 1970. */
  submittedAt: number;
}

const firstCapacity = 1_024;

/** The lists of the columns besides `starts`, by item number instead. */
type Lists = Omit<JudgmentColumns, "starts"> & { items: Uint32Array };

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
} as const;
const names = Object.keys(makers) as (keyof Lists)[];

/** Every list made anew by `make`, which gets the old one; the casts hold because each name keeps its kind of list. */
function mapLists(lists: Lists | null, make: (name: keyof Lists, list: ArrayLike<number>) => unknown): Lists {
  return Object.fromEntries(names.map((name) => [name, make(name, lists?.[name] ?? [])])) as unknown as Lists;
}

/** Takes judgments in any order, and lays them out as columns. */
export class GatherJudgments {
  #count = 0;
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
    this.#count += 1;
  }

  /**
   * The judgments by item, then by the rank of their annotator, then by dimension.
   * @param ranks per annotator: the position that they take, 0 to ranks.length − 1, each once.
   */
  columns(itemCount: number, ranks: Uint32Array): JudgmentColumns {
    const lists = this.#lists;
    const annotators = lists.annotators.subarray(0, this.#count).map((annotator) => ranks[annotator]!);
    const items = lists.items.subarray(0, this.#count);
    let order = Uint32Array.from({ length: this.#count }, (_, at) => at);
    order = sortedBy(order, lists.dimensions, 256);
    order = sortedBy(order, annotators, ranks.length);
    order = sortedBy(order, items, itemCount);
    return { starts: startsOf(items, itemCount), ...inOrder({ ...lists, annotators }, order) };
  }

  #grow(): void {
    this.#lists = mapLists(this.#lists, (name, list) => {
      const grown = new makers[name](Math.ceil(list.length * 1.5));
      grown.set(list);
      return grown;
    });
  }
}
