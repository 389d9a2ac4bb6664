import { useTranslations } from "next-intl";
import { Money } from "@/app/_ui/money";
import { Cell } from "@/app/_ui/table";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { PayTotals } from "@/server/domain/payment/pay-totals";

/** The sums in the order of the table's columns. */
export const shownSums = ["due", "bonus", "open", "toPay", "paid"] as const;

/** What was earned, and how far it is approved and paid; a cell a sum. */
export function SumCells({ sums, currency }: { sums: PayTotals; currency: string }) {
  const t = useTranslations("organizer.pay");
  return shownSums.map((name) => (
    <Cell key={name} numeric label={t(name)}>
      <Money amount={moneyOf(currency, sums[`${name}Minor`])} />
    </Cell>
  ));
}
