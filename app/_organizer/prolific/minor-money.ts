import { useMoneyText } from "@/app/_ui/use-money-text";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { ProlificView } from "@/server/domain/recruiter/prolific/contracts";

/** The currency of the workspace; before there is one, the project's. */
export const currencyOf = ({ connection, work }: Pick<ProlificView, "connection" | "work">): string =>
  connection?.currency ?? work.currency;

/** Sums in minor units of a currency, as people read them. */
export function useMinorMoney(): (currency: string) => (minor: number) => string {
  const moneyText = useMoneyText();
  return (currency) => (minor) => moneyText(moneyOf(currency, minor));
}

/** What a sentence names, with every name that ends in "Minor" as money. */
export function sumsAsMoney(params: Record<string, string | number>, money: (minor: number) => string) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      name.endsWith("Minor") ? money(Number(value)) : value,
    ]),
  );
}
