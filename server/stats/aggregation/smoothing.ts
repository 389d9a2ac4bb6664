import { type JudgmentTable } from "../judgments/judgment-table";

/** `default` smooths what few judgments leave open; `none` is the plain form. */
export const smoothings = ["default", "none"] as const;
export type Smoothing = (typeof smoothings)[number];

/** From so many judgments an item on, on average, Dawid–Skene is as good without smoothing. */
export const smoothedBelow = 5;

/** Judgments of an item, on average over the items that were judged at all; 0 where none was. */
export function judgmentsPerItem({ itemCount, starts, codes }: JudgmentTable): number {
  let judged = 0;
  for (let item = 0; item < itemCount; item += 1) judged += Number(starts[item] !== starts[item + 1]);
  return judged === 0 ? 0 : codes.length / judged;
}

/** Whether Dawid–Skene smooths on these judgments: below five an item, unless told not to. */
export function isSmoothed(table: JudgmentTable, smoothing: Smoothing = "default"): boolean {
  return smoothing === "default" && judgmentsPerItem(table) < smoothedBelow;
}
