import { useLocale } from "next-intl";
import type { Amount } from "@/server/domain/assignment/contracts";
import { formatMoney } from "./format-money";

/** How organizers read amounts of money, in the forms of the language of their pages. */
export function useMoneyText(): (amount: Amount) => string {
  const locale = useLocale();
  return (amount) => formatMoney(amount, locale === "en" ? undefined : locale);
}
