import { useTranslations } from "next-intl";
import { useMoneyText } from "@/app/_ui/use-money-text";
import { campaignCost } from "@/server/domain/payment/campaign-cost";
import type { LaunchCheck } from "@/server/domain/project/launch";
import type { ProjectSettings } from "@/server/domain/project/project";
import { Consequence } from "./consequence";

interface CampaignCostProps {
  settings: ProjectSettings;
  summary: LaunchCheck["summary"];
}

/** What the whole campaign costs, and whether the budget carries it. */
export function CampaignCost({ settings, summary }: CampaignCostProps) {
  const moneyText = useMoneyText();
  const t = useTranslations("organizer.quality.limits");
  const { submissions } = summary;
  const cost = campaignCost(settings, submissions);
  const money = (minor: number) => moneyText({ amount: minor / 100, currency: settings.currency });
  if (cost === null) return <Consequence title={t("cost")}>{t("costElsewhere")}</Consequence>;
  const values = {
    sum: money(cost.sumMinor),
    budget: money(settings.limits.budgetMinor ?? 0),
    lack: money(cost.lackMinor),
  };
  return (
    <Consequence title={t("cost")}>
      <ul className="flex flex-col gap-1 tabular-nums">
        <li>
          {t("costWork", { submissions, payPerHit: money(cost.perHitMinor), sum: money(cost.workMinor) })}
        </li>
        {cost.qualificationMinor > 0 ? (
          <li>
            {t("costQualification", {
              people: settings.plannedAnnotators,
              pay: money(settings.qualificationPayMinor),
              sum: money(cost.qualificationMinor),
            })}
          </li>
        ) : null}
        <li className="font-semibold">{t(`costSums.${cost.against}`, values)}</li>
        {settings.extraJudgments ? <li>{t("costExtra")}</li> : null}
      </ul>
    </Consequence>
  );
}
