import type { Estimate } from "@/server/stats/estimate";
import type { Reason } from "./reason-sentence";

type Undefinable = Estimate<Reason>;

/** Figures by name, and why those that are null have no value. */
export type NamedFigures<Name extends string> = Record<Name, number | null> & {
  reasons?: Partial<Record<Name, Reason>>;
};

/** Estimates as plain numbers; those without a value are null and have their reason beside them. */
export function figuresOf<Name extends string>(estimates: Record<Name, Undefinable>): NamedFigures<Name> {
  const entries = Object.entries<Undefinable>(estimates);
  const reasons = entries.flatMap(([name, { value, ...rest }]) =>
    value === null && "reason" in rest ? [[name, rest.reason]] : [],
  );
  return {
    ...Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
    ...(reasons.length === 0 ? {} : { reasons: Object.fromEntries(reasons) }),
  } as NamedFigures<Name>;
}

/** A probability with four decimals, never as 0; a dash where there is none. */
export function probability(figure: number | null): string {
  return figure !== null && figure < 0.00005 ? "<0.0001" : rounded(figure);
}

/** A figure with four decimals; a dash where there is none. */
export function rounded(figure: number | null): string {
  return figure === null ? "—" : figure.toFixed(4);
}
