import type { Amount } from "@/server/domain/assignment/contracts";

/** An amount as a reader anywhere in the world can tell its currency: US$0.80, not $0.80. */
export function formatMoney({ amount, currency }: Amount): string {
  return new Intl.NumberFormat("en-001", { style: "currency", currency }).format(amount);
}
