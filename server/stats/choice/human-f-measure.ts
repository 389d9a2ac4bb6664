import { majority } from "../aggregation/majority";
import { itemValues } from "../judgments/item-values";
import { type JudgmentTable } from "../judgments/judgment-table";
import { type Maybe } from "../present";
import { fMeasure, type Decision, type FMeasure } from "./f-measure";

/**
 * The F-measure of annotators on a binary test, set beside those of systems.
 * @param table judgments of the pairs.
 * @param key per pair: the right answer, or null; pairs without one do not enter.
 * @param positive the answer that is the positive class; every other one is negative.
 * @returns `answers` takes each answer as a decision, as if one annotator had judged; `majority` takes one decision per
 *   pair, the answer most annotators gave, and leaves out pairs on which answers are tied.
 */
export function humanFMeasure(
  table: JudgmentTable,
  key: readonly Maybe[],
  positive: number,
): { answers: FMeasure; majority: FMeasure } {
  const answers: Decision[] = [];
  const majorities: Decision[] = [];
  for (let item = 0; item < table.itemCount; item += 1) {
    const right = key[item] ?? null;
    if (right === null) continue;
    const is = right === positive;
    const values = itemValues(table, item);
    answers.push(...values.map((value) => ({ said: value === positive, is })));
    const most = majority(values);
    if (most.value !== null && most.tied.length === 1) majorities.push({ said: most.value === positive, is });
  }
  return { answers: fMeasure(answers), majority: fMeasure(majorities) };
}
