import { InvalidArgumentError } from "commander";
import type { Aggregation } from "@/server/stats/aggregation/aggregate";
import type { Bounds } from "@/server/stats/aggregation/bounded-interval";
import type { AllNotApplicable } from "@/server/stats/aggregation/item-gold";
import type { Smoothing } from "@/server/stats/aggregation/smoothing";
import type { CountedOptions } from "../ratings/counted-ratings";

export const offlineMethods = [
  ...["mean", "median", "trimmed", "sd-trimmed", "weighted", "shift-scale", "majority", "dawid-skene"],
] as Aggregation["method"][];

export interface AggregateOptions extends CountedOptions {
  method: Aggregation["method"];
  share?: number;
  deviations?: number;
  smoothing?: Smoothing;
  scale?: Bounds;
  allNa: AllNotApplicable;
  out?: string;
  json?: boolean;
}

/** The method with its setting; refuses a setting that belongs to another method. */
export function aggregationOf({ method, share, deviations, smoothing }: AggregateOptions): Aggregation {
  if (share !== undefined && method !== "trimmed")
    throw new InvalidArgumentError("--share goes with --method trimmed.");
  if (deviations !== undefined && method !== "sd-trimmed")
    throw new InvalidArgumentError("--deviations goes with --method sd-trimmed.");
  if (smoothing !== undefined && method !== "dawid-skene")
    throw new InvalidArgumentError("--smoothing goes with --method dawid-skene.");
  if (method === "dawid-skene") return { method, smoothing: smoothing ?? "default" };
  if (method === "trimmed") return { method, share: share ?? 0.1 };
  if (method === "sd-trimmed") return { method, deviations: deviations ?? 1 };
  return { method };
}

/** Reads the ends of a scale, as in 0,4. */
export function scaleFrom(text: string): Bounds {
  const ends = text.split(",").map((part) => (part.trim() === "" ? NaN : Number(part)));
  const [min, max] = ends;
  if (ends.length === 2 && min !== undefined && max !== undefined && Number.isFinite(max - min) && min < max)
    return { min, max };
  throw new InvalidArgumentError("Write the lowest and the highest value of the scale, such as 0,4.");
}
