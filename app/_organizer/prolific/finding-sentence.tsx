import { useTranslations } from "next-intl";
import type { PolicyFinding } from "@/server/domain/recruiter/prolific/lint-study";
import { sumsAsMoney, useMinorMoney } from "./minor-money";

/** What one of Prolific's rules says of the study, with its sums as money. */
export function FindingSentence({ finding, currency }: { finding: PolicyFinding; currency: string }) {
  const moneyIn = useMinorMoney();
  const t = useTranslations("organizer.prolific.rules");
  return <>{t(finding.rule, sumsAsMoney(finding.params, moneyIn(currency)))}</>;
}
