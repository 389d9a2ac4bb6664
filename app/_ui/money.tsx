import { useTranslations } from "next-intl";
import { useMoneyText } from "@/app/_ui/use-money-text";
import type { Amount } from "@/server/domain/assignment/contracts";

/** A sum of money; null where pay was agreed elsewhere. */
export function Money({ amount }: { amount: Amount | null }) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.count");
  return <span>{amount === null ? t("payElsewhere") : moneyText(amount)}</span>;
}
