import { useTranslations } from "next-intl";
import { useMoneyText } from "@/app/_ui/use-money-text";
import type { LaunchCheck } from "@/server/domain/project/launch";
import { CheckLine } from "./check-line";

/** What the campaign comes to: judgments and HITs, gold, pay and the budget it is taken from. */
export function LaunchSummary({ summary }: { summary: LaunchCheck["summary"] }) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.launch");
  const { payPerHit, payTotal, budget, goldDimensions: _, ...counts } = summary;
  const pay = payPerHit &&
    payTotal && {
      payPerHit: moneyText(payPerHit),
      payTotal: moneyText(payTotal),
      budget: budget ? moneyText(budget) : "",
      ...counts,
    };
  const isBeyond = budget !== null && payTotal !== null && payTotal.amount > budget.amount;
  return (
    <ul className="flex flex-col">
      <CheckLine mark="passed">{t("sumJudgments", counts)}</CheckLine>
      <CheckLine mark="passed">{t("sumSubmissions", counts)}</CheckLine>
      <CheckLine mark="passed">{t("sumHits", counts)}</CheckLine>
      <CheckLine mark={isBeyond ? "warning" : "passed"}>
        {pay ? t(budget ? "sumPayOf" : "sumPay", pay) : t("payElsewhere")}
      </CheckLine>
    </ul>
  );
}
