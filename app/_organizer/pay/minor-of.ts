import { parseNumber } from "@/app/_ui/parse-number";

const largestMinor = 1_000_000;

/** A sum as people write it, in the currency's minor unit; null where it is none, not whole, or out of range. */
export function minorOf(text: string): number | null {
  const amount = parseNumber(text);
  if (amount === null) return null;
  const minor = Math.round(amount * 100);
  // A decimal such as 0.57 is not exactly 57 hundredths in binary.
  const isWhole = Math.abs(amount * 100 - minor) < 1e-6;
  return isWhole && minor >= 1 && minor <= largestMinor ? minor : null;
}
