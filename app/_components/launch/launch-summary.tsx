import { useTranslations } from "next-intl";
import { formatMoney } from "@/app/_components/money/format-money";
import type { LaunchCheck } from "@/server/domain/project/launch";

/** What the campaign comes to: judgments, HITs, pay. */
export function LaunchSummary({ summary }: { summary: LaunchCheck["summary"] }) {
  const t = useTranslations("organizer.launch");
  const { payPerHit, payTotal, ...counts } = summary;
  return (
    <ul className="flex flex-col gap-1 text-label">
      <li>{t("sumJudgments", counts)}</li>
      <li>{t("sumHits", counts)}</li>
      <li>
        {payPerHit && payTotal
          ? t("sumPay", { payPerHit: formatMoney(payPerHit), payTotal: formatMoney(payTotal), ...counts })
          : t("payElsewhere")}
      </li>
    </ul>
  );
}
