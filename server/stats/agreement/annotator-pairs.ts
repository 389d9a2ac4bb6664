import { type JudgmentTable } from "../judgments/judgment-table";
import { SharedJudgments } from "./shared-judgments";

/** What two annotators said about the `shared` items both judged: the first `shared` entries of x and of y. */
export type VisitPair = (
  one: number,
  other: number,
  shared: number,
  x: Float64Array,
  y: Float64Array,
) => void;

/** Pairs of annotators. It keeps the room that it needs, so that sample after sample takes none anew. */
export class AnnotatorPairs {
  readonly #shared = new SharedJudgments();
  #x = new Float64Array(0);
  #y = new Float64Array(0);

  /**
   * Visits every pair of annotators with at least minShared items in common, by number (one < other). The arrays are
   * only good during the visit. Takes time in the number of pairs of judgments on the same item.
   */
  each(table: JudgmentTable, minShared: number, visit: VisitPair): void {
    const { annotatorCount, points } = table;
    this.#shared.each(table, (one, { starts, mine, theirs }) => {
      if (this.#x.length < mine.length) {
        [this.#x, this.#y] = [new Float64Array(mine.length), new Float64Array(mine.length)];
      }
      const x = this.#x;
      const y = this.#y;
      for (let other = one + 1; other < annotatorCount; other += 1) {
        const from = starts[other]!;
        const n = starts[other + 1]! - from;
        if (n < minShared || n === 0) continue;
        for (let at = 0; at < n; at += 1) {
          x[at] = points[mine[from + at]!]!;
          y[at] = points[theirs[from + at]!]!;
        }
        visit(one, other, n, x, y);
      }
    });
  }
}

/** The same of one table. */
export function eachAnnotatorPair(table: JudgmentTable, minShared: number, visit: VisitPair): void {
  new AnnotatorPairs().each(table, minShared, visit);
}
