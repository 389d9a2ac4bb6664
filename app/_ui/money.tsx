import { useTranslations } from "next-intl";
import { formatMoney } from "@/app/_ui/format-money";
import type { Amount } from "@/server/domain/assignment/contracts";

/** A sum of money; null where pay was agreed elsewhere. */
export function Money({ amount }: { amount: Amount | null }) {
  const t = useTranslations("organizer.count");
  return <span>{amount === null ? t("payElsewhere") : formatMoney(amount)}</span>;
}
