/** A statistic that is not defined on the data it was given, and why. */
export interface UndefinedEstimate<R extends string> {
  value: null;
  reason: R;
}

/**
 * The result of a statistic: a finite number with what belongs to it (n, an interval), or null with the reason.
 * Never NaN and never infinite.
 */
export type Estimate<R extends string, Extra extends object = object> =
  | ({ value: number } & Extra)
  | UndefinedEstimate<R>;

export function undefinedBecause<R extends string>(reason: R): UndefinedEstimate<R> {
  return { value: null, reason };
}
