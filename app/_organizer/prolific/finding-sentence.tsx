import { useTranslations } from "next-intl";
import { formatMoney } from "@/app/_ui/format-money";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { PolicyFinding } from "@/server/domain/recruiter/prolific/lint-study";

/** What one of Prolific's rules says of the study, with its sums as money. */
export function FindingSentence({ finding, currency }: { finding: PolicyFinding; currency: string }) {
  const t = useTranslations("organizer.prolific.rules");
  const params = Object.fromEntries(
    Object.entries(finding.params).map(([name, value]) => [
      name,
      name.endsWith("Minor") ? formatMoney(moneyOf(currency, Number(value))) : value,
    ]),
  );
  return <>{t(finding.rule, params)}</>;
}
