import { type Estimate } from "../estimate";

/** What a gold value comes with. */
export interface GoldSpread {
  /** Judgments of the item, without N/A. */
  n: number;
  /** Their sample standard deviation; null for fewer than two. */
  sd: number | null;
  /** The 95 % interval of the value; null where the judgments are too few for one. */
  low: number | null;
  high: number | null;
}

/** The gold value of one item, or null with reason "no_judgments" when nobody judged it. */
export type ItemGoldEstimate = Estimate<"no_judgments", GoldSpread>;

/** What an item's value is when everybody who judged it said N/A. Source: STS 2013 §3.2 ("zero"). */
export type AllNotApplicable = "zero" | "missing";

/** The gold of an item without any value; notApplicable says how many answered N/A. */
export function goldWithoutValues(notApplicable: number, rule: AllNotApplicable): ItemGoldEstimate {
  return notApplicable > 0 && rule === "zero"
    ? { value: 0, n: 0, sd: null, low: null, high: null }
    : { value: null, reason: "no_judgments" };
}
