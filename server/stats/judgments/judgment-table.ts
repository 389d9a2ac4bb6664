/** The values of one dimension, item by item, whoever gave them: all that α and κ ask for. */
export interface ValuesByItem {
  itemCount: number;
  /** The distinct values, ascending. */
  points: Float64Array;
  /** Item i holds the judgments starts[i] up to, but not including, starts[i + 1]. */
  starts: Uint32Array;
  /** Per judgment: the position of its value in `points`. */
  codes: Uint32Array;
}

/**
 * The judgments of one dimension, item by item, in memory linear in their number. Missing judgments and N/A take
 * no place in it. Every statistic over several annotators reads this form.
 */
export interface JudgmentTable extends ValuesByItem {
  annotatorCount: number;
  /** Per judgment: who gave it, 0 to annotatorCount − 1. */
  annotators: Uint32Array;
}

/** One entry per judgment in each of the three lists, in any order. */
export interface JudgmentColumns {
  itemCount: number;
  annotatorCount: number;
  /** 0 to itemCount − 1. */
  items: ArrayLike<number>;
  /** 0 to annotatorCount − 1. */
  annotators: ArrayLike<number>;
  /** Finite numbers. */
  values: ArrayLike<number>;
}

/**
 * Brings judgments into a table. Judgments of one item keep the order in which they were given here.
 * @throws RangeError when the lists differ in length, an item or annotator lies outside its range, a value is not
 *   finite, or an annotator judged an item twice.
 */
export function judgmentTable(columns: JudgmentColumns): JudgmentTable {
  const { itemCount, annotatorCount, items, values } = columns;
  refuseOutsiders(columns);
  const points = distinctAscending(values);
  const codeOf = new Map(Array.from(points, (point, code) => [point, code]));
  const starts = startsOf(items, itemCount);
  const next = starts.slice();
  const annotators = new Uint32Array(items.length);
  const codes = new Uint32Array(items.length);
  for (let given = 0; given < items.length; given += 1) {
    const place = next[items[given]!]!++;
    annotators[place] = columns.annotators[given]!;
    codes[place] = codeOf.get(values[given]!)!;
  }
  const table = { itemCount, annotatorCount, points, starts, annotators, codes };
  refuseRepeats(table);
  return table;
}

/** Where each group starts when entries are laid out group by group; the last number is how many there are. */
export function startsOf(groups: ArrayLike<number>, groupCount: number): Uint32Array {
  const starts = new Uint32Array(groupCount + 1);
  for (let entry = 0; entry < groups.length; entry += 1) starts[groups[entry]! + 1]! += 1;
  for (let group = 0; group < groupCount; group += 1) starts[group + 1]! += starts[group]!;
  return starts;
}

function distinctAscending(values: ArrayLike<number>): Float64Array {
  const seen = new Set<number>();
  for (let at = 0; at < values.length; at += 1) seen.add(values[at]!);
  return Float64Array.from(seen).sort();
}

function refuseOutsiders({ itemCount, annotatorCount, items, annotators, values }: JudgmentColumns): void {
  if (items.length !== annotators.length || items.length !== values.length) {
    throw new RangeError("Items, annotators and values need one entry per judgment each");
  }
  for (let at = 0; at < items.length; at += 1) {
    if (!isPosition(items[at]!, itemCount) || !isPosition(annotators[at]!, annotatorCount)) {
      throw new RangeError(`Judgment ${at} names an item or annotator outside the table`);
    }
    if (!Number.isFinite(values[at])) throw new RangeError(`Judgment ${at} is not a finite number`);
  }
}

function isPosition(value: number, count: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < count;
}

function refuseRepeats({ itemCount, annotatorCount, starts, annotators }: JudgmentTable): void {
  const lastItem = new Int32Array(annotatorCount).fill(-1);
  for (let item = 0; item < itemCount; item += 1) {
    for (let at = starts[item]!; at < starts[item + 1]!; at += 1) {
      const annotator = annotators[at]!;
      if (lastItem[annotator] === item) {
        throw new RangeError(`Annotator ${annotator} judged item ${item} more than once`);
      }
      lastItem[annotator] = item;
    }
  }
}
