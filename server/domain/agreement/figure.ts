import { z } from "zod";

/** How the interval of a figure was made. */
export const intervalMethods = [
  "jackknife-by-item",
  "bootstrap-by-item",
  "fisher-z",
  "f-distribution",
] as const;

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

type Found =
  | { value: number; low?: number; high?: number; method?: string }
  | { value: null; reason: string };

/** A statistic's result as a figure. @param n what it rests on: items, pairs or annotators, as the figure's name says. */
export function figureOf(found: Found, n: number): AgreementFigure {
  if (found.value === null) return { value: null, reason: found.reason, n };
  const { value, low, high, method } = found;
  const interval = intervalMethods.find((one) => one === method);
  return low === undefined || high === undefined || interval === undefined
    ? { value, n, interval: null }
    : { value, low, high, n, interval };
}
