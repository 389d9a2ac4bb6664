import { InvalidArgumentError } from "commander";
import type { Aggregation } from "@/server/stats/aggregation/aggregate";
import type { AllNotApplicable } from "@/server/stats/aggregation/item-gold";
import type { RatingsOptions } from "../ratings/ratings-options";

export const aggregationMethods = [
  ...["mean", "median", "trimmed", "sd-trimmed", "weighted", "shift-scale", "majority", "dawid-skene"],
] as Aggregation["method"][];

export interface AggregateOptions extends RatingsOptions {
  method: Aggregation["method"];
  share?: number;
  deviations?: number;
  allNa: AllNotApplicable;
  out?: string;
  json?: boolean;
}

/** The method with its setting; refuses a setting that belongs to another method. */
export function aggregationOf({ method, share, deviations }: AggregateOptions): Aggregation {
  if (share !== undefined && method !== "trimmed")
    throw new InvalidArgumentError("--share goes with --method trimmed.");
  if (deviations !== undefined && method !== "sd-trimmed")
    throw new InvalidArgumentError("--deviations goes with --method sd-trimmed.");
  if (method === "trimmed") return { method, share: share ?? 0.1 };
  if (method === "sd-trimmed") return { method, deviations: deviations ?? 1 };
  return { method };
}
