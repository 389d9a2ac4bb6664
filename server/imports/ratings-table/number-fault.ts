import { hasDecimalComma } from "../parse-number";

const infinite = /^[+-]?(inf(inity)?|∞|[\d.]+e\+?\d+)$/i;
const separated = /^[+-]?\d[\d.,'’\s]*\d$/;

/** What is wrong with a cell that is no number. */
export function numberFault(
  text: string,
): "not_finite" | "decimal_comma" | "separated_digits" | "not_a_number" {
  if (hasDecimalComma(text)) return "decimal_comma";
  if (infinite.test(text)) return "not_finite";
  return separated.test(text) ? "separated_digits" : "not_a_number";
}
