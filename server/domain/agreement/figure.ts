import { z } from "zod";

/** How the interval of a figure was made. */
const intervalMethods = [
  "jackknife-by-item",
  "bootstrap-by-item",
  "fisher-z",
  "f-distribution",
  "large-sample",
] as const;

/** What the n of a figure counts; complete items are those that every annotator judged. */
const figureUnits = ["items", "completeItems", "pairs", "judgmentPairs", "annotators"] as const;
export type FigureUnit = (typeof figureUnits)[number];

/**
 * A statistic as the agreement report keeps it: with n and, where there is one, its 95 % interval and how that was
 * made; or undefined with the reason.
 */
export const agreementFigure = z.union([
  z.object({
    value: z.number(),
    low: z.number(),
    high: z.number(),
    n: z.int(),
    interval: z.enum(intervalMethods),
  }),
  z.object({ value: z.number(), n: z.int(), interval: z.null() }),
  z.object({ value: z.null(), reason: z.string(), n: z.int() }),
]);
export type AgreementFigure = z.infer<typeof agreementFigure>;

/** In the place of a correlation where values are names. */
export const nothingCorrelates = { value: null, reason: "nominal", n: 0 } as const satisfies AgreementFigure;

/** What a statistic gives. */
export type Found =
  | { value: number; n: number; low?: number; high?: number; method?: string }
  | { value: null; reason: string; n?: number };

const places = 12;

/** To twelve places: sums over the same judgments in another order differ in their last digits, which no figure states. */
export const toPlaces = (value: number) => Number(value.toFixed(places)) + 0;

/** A statistic's result as a figure. */
export function figureOf(found: Found): AgreementFigure {
  if (found.value === null) return { value: null, reason: found.reason, n: found.n ?? 0 };
  const { n, low, high, method } = found;
  const value = toPlaces(found.value);
  const interval = intervalMethods.find((one) => one === method);
  return low === undefined || high === undefined || interval === undefined
    ? { value, n, interval: null }
    : { value, low: toPlaces(low), high: toPlaces(high), n, interval };
}
