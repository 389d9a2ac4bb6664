import type { Amount } from "@/server/domain/assignment/contracts";

/**
 * An amount as a reader anywhere in the world can tell its currency: US$0.80, not $0.80.
 * @param formats the language whose forms it takes, as a tag.
 */
export function formatMoney({ amount, currency }: Amount, formats = "en-001"): string {
  // Other languages than English write "$" for dollars of any country.
  const currencyDisplay = formats.startsWith("en") ? "symbol" : "code";
  return new Intl.NumberFormat(formats, { style: "currency", currency, currencyDisplay }).format(amount);
}
